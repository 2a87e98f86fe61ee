import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { everybodysReach, reachOf, type Ability } from '@/lib/access/rules'

type Written = { authorId: string | null }

/** Only the author edits a talking point or note. */
export const canChangeWords = ({ memberId }: Pick<Actor, 'memberId'>, { authorId }: Written) => authorId === memberId

type Comment = { memberId: string | null; isFixed: boolean }

/** Product comments can't be edited. */
export const canChangeComment = ({ memberId }: Pick<Actor, 'memberId'>, comment: Comment) =>
  !comment.isFixed && comment.memberId === memberId

/** Admins and Managers, for the teams they lead. */
export const canLayOut = ({ role }: Pick<Actor, 'role'>) => role !== 'Member'

export const oneOnOneAbilities: readonly Ability[] = [
  { key: 'one-on-ones.schedule', name: 'Schedule one-on-ones', reach: everybodysReach('With any colleague') },
  {
    key: 'one-on-ones.write',
    name: 'Read and write the agenda, notes and action items of a one-on-one',
    reach: everybodysReach('Your own one-on-ones, and nobody else’s'),
  },
  {
    key: 'one-on-ones.schedules',
    name: 'Schedule the one-on-ones of a team',
    reach: reachOf({ Admin: 'The teams you lead', Manager: 'The teams you lead' }),
  },
  { key: 'one-on-ones.agendas', name: 'Save agenda templates', reach: everybodysReach('Your own') },
]
