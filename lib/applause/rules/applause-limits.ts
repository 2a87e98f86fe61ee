export const applauseLimits = {
  words: 1000,
  recipients: 10,
  perDay: 20,
  editMinutes: 15,
  deleteHours: 24,
  comment: 2000,
  mentions: 20,
  categories: 12,
  categoryName: 40,
} as const

export const tooManyThanked = `You can thank at most ${applauseLimits.recipients} people at once.`

export const APPLAUSE_JOB = 'applause.show'

type Given = { createdAt: Date }

const MINUTE_MS = 60_000

const minutesSince = ({ createdAt }: Given, at: Date) => (at.getTime() - createdAt.getTime()) / MINUTE_MS

export const isEditable = (given: Given, at: Date) => minutesSince(given, at) <= applauseLimits.editMinutes

export const isDeletable = (given: Given, at: Date) => minutesSince(given, at) <= applauseLimits.deleteHours * 60
