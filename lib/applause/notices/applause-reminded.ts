import 'server-only'
import type { Reminded } from '@/lib/access/digest-lines'
import type { ThankedOfWeek } from '@/lib/applause/queries/list-applause-reminders'
import { peopleInWords } from '@/lib/applause/rules/applause-labels'
import { givePath } from '@/lib/applause/rules/applause-paths'
import { unthankedInWords } from '@/lib/applause/rules/thanks-days'
import { tell } from '@/lib/notifications/tell'
import type { Tx } from '@/lib/platform/tx'
import type { Day } from '@/lib/shared/dates'

const quiet = { objectId: null, isProductOnly: true } as const

/** `applause.week`: a member, of the week's public applause; the morning mail lists it too. */
export const weekOfApplause = (
  tx: Tx,
  { memberId, workspaceId }: Reminded,
  { peopleCount, names }: ThankedOfWeek,
  day: Day,
) =>
  peopleCount === 0
    ? undefined
    : tell(tx, workspaceId, [
        {
          ...quiet,
          memberId,
          type: 'Applaud',
          key: `applause.week:${day}`,
          link: '/applaud',
          message: `Applause of the week, for ${peopleInWords(names, peopleCount)}`,
        },
      ])

/** `applause.nudged`: a lead, of unthanked people, once a week. */
export const unthankedNudged = (
  tx: Tx,
  { memberId, workspaceId }: Reminded,
  people: readonly { id: string; name: string }[],
  day: Day,
) =>
  people.length === 0
    ? undefined
    : tell(tx, workspaceId, [
        {
          ...quiet,
          memberId,
          type: 'Nudge',
          key: `applause.nudged:${day}`,
          message: unthankedInWords(people.map(({ name }) => name)),
          link: givePath(people.slice(0, 1).map(({ id }) => id)),
        },
      ])
