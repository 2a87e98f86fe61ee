import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'

export const meetingKinds = {
  FOLLOW_UP: {
    feature: 'FollowUps',
    repeating: 'followUpRecurring',
    type: 'FollowUp',
    name: 'follow-up',
    path: '/followups',
  },
  ONE_ON_ONE: {
    feature: 'OneOnOnes',
    repeating: 'oneOnOneRecurring',
    type: 'OneOnOne',
    name: 'one-on-one',
    path: '/one-on-one',
  },
} as const satisfies Record<MeetingKind, object>

/** "the follow-up “Launch”", or "a one-on-one" without a title. */
export function meetingInWords({ kind, title }: { kind: MeetingKind; title: string }, isSeries = false) {
  const { name } = meetingKinds[kind]
  const kinds = isSeries ? `series of ${name}s` : name
  return title.toLowerCase() === name ? `a ${kinds}` : `the ${kinds} “${title}”`
}

/** The same without the title of a one-on-one, for Slack. */
export const meetingInBrief: typeof meetingInWords = ({ kind, title }, isSeries) =>
  meetingInWords({ kind, title: kind === 'ONE_ON_ONE' ? meetingKinds[kind].name : title }, isSeries)

export const meetingPath = ({ kind, id }: { kind: MeetingKind; id: string }) => `${meetingKinds[kind].path}/${id}`
