import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { everybodysReach, type Ability } from '@/lib/access/rules'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'

/** An attendee's relation; others can't see the meeting. */
export type MeetingRelation = { kind: MeetingKind; organizerId: string }

/** A follow-up's organizer, both people of a one-on-one. */
export const canChangeMeeting = ({ memberId }: Pick<Actor, 'memberId'>, { kind, organizerId }: MeetingRelation) =>
  kind === 'ONE_ON_ONE' || organizerId === memberId

export const isOrganizer = ({ memberId }: Pick<Actor, 'memberId'>, { organizerId }: MeetingRelation) =>
  organizerId === memberId

export const meetingAbilities: readonly Ability[] = [
  {
    key: 'meetings.attend',
    name: 'Answer invitations, complete meetings and add links',
    reach: everybodysReach('Meetings you are in'),
  },
  {
    key: 'meetings.change',
    name: 'Cancel meetings and undo their completion',
    reach: everybodysReach('Meetings you organize, and your one-on-ones'),
  },
  { key: 'meetings.feed', name: 'Subscribe to your meetings in a calendar app', reach: everybodysReach('Your own') },
]
