export const meetingScopes = ['this', 'following', 'all'] as const
export type MeetingScope = (typeof meetingScopes)[number]

export const scopeLabels: Readonly<Record<MeetingScope, string>> = {
  this: 'This meeting',
  following: 'This and following meetings',
  all: 'All meetings',
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
