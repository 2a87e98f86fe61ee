import { formatDate } from '@/lib/shared/dates'
import { formatClock, instantOf, wallClock } from '@/lib/shared/zones'

export type MailChoice = 'AT_ONCE' | 'DIGEST' | 'OFF'

const anyTime: readonly MailChoice[] = ['AT_ONCE', 'DIGEST', 'OFF']
const daily: readonly MailChoice[] = ['DIGEST', 'OFF']

/** By the names of the specification. A module that adds a kind adds it here. `of`: the features it depends on. */
export const notificationKinds = [
  {
    type: 'Review',
    icon: 'message-square-text',
    mails: anyTime,
    usualMail: 'AT_ONCE',
    name: 'Feedback',
    text: 'Requests, reminders and results',
  },
  {
    type: 'Goal',
    icon: 'target',
    mails: anyTime,
    usualMail: 'AT_ONCE',
    name: 'Goals',
    text: 'Assignments, status changes and check-ins due',
    of: ['Goals'],
  },
  {
    type: 'Goal_Comment',
    icon: 'message-square-text',
    mails: anyTime,
    usualMail: 'AT_ONCE',
    name: 'Comments on goals',
    text: 'Comments and mentions on your goals',
    of: ['Goals'],
  },
  {
    type: 'FollowUp',
    icon: 'calendar-clock',
    mails: anyTime,
    usualMail: 'AT_ONCE',
    name: 'Follow-ups',
    text: 'Invitations, changes, replies and reminders',
    of: ['FollowUps'],
  },
  {
    type: 'Meeting_Comment',
    icon: 'message-square-text',
    mails: daily,
    usualMail: 'OFF',
    name: 'Comments on follow-ups',
    text: 'Comments on your follow-ups',
    of: ['FollowUps'],
  },
  {
    type: 'OneOnOne',
    icon: 'users',
    mails: anyTime,
    usualMail: 'AT_ONCE',
    name: 'One-on-ones',
    text: 'Invitations, changes, replies and reminders',
    of: ['OneOnOnes'],
  },
  {
    type: 'OneOnOne_Comment',
    icon: 'message-square-text',
    mails: daily,
    usualMail: 'OFF',
    name: 'Comments on one-on-ones',
    text: 'Comments on your one-on-ones',
    of: ['OneOnOnes'],
  },
  {
    type: 'Applaud',
    icon: 'party-popper',
    mails: anyTime,
    usualMail: 'AT_ONCE',
    name: 'Applause and badges',
    text: 'Thanks, badges, reactions and comments',
    withoutApplause: { name: 'Badges', text: 'Badges you earn' },
  },
  {
    type: 'Nudge',
    icon: 'clock',
    mails: daily,
    usualMail: 'DIGEST',
    name: 'Nudges',
    text: 'Once a week: overdue action items, and teammates you haven’t met or thanked in a while',
    of: ['OneOnOnes', 'Applause'],
    withoutApplause: {
      name: 'Nudges',
      text: 'Once a week: overdue action items, and teammates you haven’t met in a while',
    },
  },
  {
    type: 'User_Invite',
    icon: 'user-plus',
    // These have no mail of their own to send immediately.
    mails: daily,
    usualMail: 'OFF',
    name: 'People and teams',
    text: 'New members you invited, changes to your teams and role, imports',
  },
] as const

export type NotificationType = (typeof notificationKinds)[number]['type']

export const notificationTypes = notificationKinds.map(({ type }) => type)

type Switches = { withoutFeatures: readonly string[] }

export const kindsIn = ({ withoutFeatures }: Switches) =>
  notificationKinds.filter((kind) => !('of' in kind) || kind.of.some((feature) => !withoutFeatures.includes(feature)))

/** What nobody sees while these features are off; null: everything is on. */
export function hiddenKinds({ withoutFeatures }: Switches) {
  const shown = new Set<string>(kindsIn({ withoutFeatures }).map(({ type }) => type))
  const types = notificationTypes.filter((type) => !shown.has(type))
  const isWithoutApplause = withoutFeatures.includes('Applause')
  return types.length > 0 || isWithoutApplause ? { types, isWithoutApplause } : null
}

export const kindInWords = (kind: (typeof notificationKinds)[number], { withoutFeatures }: Switches) => {
  const { name, text } = 'withoutApplause' in kind && withoutFeatures.includes('Applause') ? kind.withoutApplause : kind
  return { name, text }
}

export type HearingChoice = { product: 'AT_ONCE' | 'OFF'; mail: MailChoice; slack: MailChoice }

export const usualChoice = ({ usualMail }: { usualMail: MailChoice }): HearingChoice => ({
  product: 'AT_ONCE',
  mail: usualMail,
  slack: 'OFF',
})

const DAY_MS = 86_400_000

export function nextTime(now: Date, zone: string, time: string): Date {
  const dayOf = (at: Date) => formatDate(at, 'YYYY-MM-DD', zone)
  // A day may have 23 hours, so the third day covers the case that both others are past.
  const days = [0, 1, 2].map((ahead) => dayOf(new Date(now.getTime() + ahead * DAY_MS)))
  const moments = days.map((day) => instantOf(day, time, zone)).filter((at) => at !== undefined)
  return moments.find((at) => at > now) ?? new Date(now.getTime() + DAY_MS)
}

/** Also on weekends, because they chose a daily mail; only unrequested mail waits for a working day. */
export const nextDigest = (now: Date, { timeZone, digestHour }: { timeZone: string; digestHour: number }) =>
  nextTime(now, timeZone, `${String(digestHour).padStart(2, '0')}:00`)

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440

const minuteAhead = (now: Date, minutes: number) =>
  new Date((Math.floor(now.getTime() / MINUTE_MS) + minutes) * MINUTE_MS)

type Quiet = { timeZone: string; quietFrom: string | null; quietUntil: string | null }

export function quietEnd(now: Date, { timeZone, quietFrom, quietUntil }: Quiet): Date | null {
  if (quietFrom === null || quietUntil === null) return null
  const { hour, minute } = wallClock(now, timeZone)
  const present = hour * 60 + minute
  const from = minutesOf(quietFrom)
  const until = minutesOf(quietUntil)
  // Over midnight the quiet hours are two parts of a day.
  const isQuiet = from < until ? present >= from && present < until : present >= from || present < until
  if (!isQuiet || from === until) return null
  // In a repeated hour of the clock change, `nextTime` would return the next day.
  const near = minuteAhead(now, (until - present + DAY_MINUTES) % DAY_MINUTES)
  return formatClock(near, timeZone) === quietUntil ? near : nextTime(now, timeZone, quietUntil)
}
