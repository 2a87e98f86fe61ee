import { plural } from '@/lib/shared/text'

export const meetingScopes = ['this', 'following', 'all'] as const
export type MeetingScope = (typeof meetingScopes)[number]

export const scopeLabels: Readonly<Record<MeetingScope, string>> = {
  this: 'This meeting',
  following: 'This and following meetings',
  all: 'All meetings',
}

/** The question, the buttons and the news of a cancelation. */
export function cancelWords(count: number) {
  if (count === 1)
    return { title: 'Cancel this meeting?', verb: 'Cancel meeting', cancel: 'Keep meeting', done: 'Meeting canceled' }
  const meetings = plural(count, 'meeting')
  const verb = `Cancel ${meetings}`
  return { title: `${verb}?`, verb, cancel: 'Keep meetings', done: `${meetings} canceled` }
}

export const meetingLimits = {
  title: 120,
  description: 2000,
  note: 500,
  attendees: 50,
  links: 20,
  url: 2000,
  linkText: 120,
} as const
