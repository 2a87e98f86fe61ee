import type { FormContent } from '@/lib/reviews/schema'
import { instantOf } from '@/lib/shared/zones'
import type { Frequency } from '@/lib/platform/generated/prisma/enums'
import { closeOf, type SeriesFacts } from '@/lib/reviews/series/rules/repeats'
import { dayIn } from '@/lib/shared/dates'
import { formatClock, formatDate, formatDateTime } from '@/lib/shared/dates'
import * as refusals from '@/lib/reviews/refusals'
import { plural } from '@/lib/shared/text'

type Start = Pick<FormContent, 'startsOn' | 'startsTime' | 'timeZone'>
type Close = Pick<FormContent, 'closesOn' | 'closesTime' | 'timeZone' | 'openDays' | 'frequency'>

export const isRepeating = ({ frequency }: Pick<FormContent, 'frequency'>) => frequency !== 'Once'

/** When a form goes out: null for at once, undefined when date or time are none. */
export const startingOf = ({ startsOn, startsTime, timeZone }: Start) =>
  startsOn === '' ? null : instantOf(startsOn, startsTime, timeZone)

/** Every how many days a round comes, at the least; a round that is open for longer would meet the next one. */
const periodDays: Record<Frequency, number> = { Once: Infinity, Daily: 1, Weekly: 7, Monthly: 28 }

/** How long a round is open unless somebody says otherwise. */
export const usualOpenDays: Record<Frequency, number> = { Once: 7, Daily: 0, Weekly: 4, Monthly: 14 }

export const longestOpenDays = (frequency: Frequency) => periodDays[frequency]

/** The series a repeating form begins when it is sent at a moment, or at the moment it names itself. */
export function seriesOf(content: Start & Close, sentAt: Date): SeriesFacts {
  const { frequency, timeZone, openDays, closesTime, startsOn, startsTime } = content
  const startsNow = startsOn === ''
  return {
    ...{ frequency, timeZone, openDays, closesTime },
    firstOn: startsNow ? dayIn(sentAt, timeZone) : startsOn,
    startTime: startsNow ? formatClock(sentAt, timeZone) : startsTime,
  }
}

/** The time of day at which a round closes, on a day of no matter; undefined where it is none. */
const closingTimeOf = ({ closesTime, timeZone }: Close) => instantOf('2000-01-01', closesTime, timeZone)

/**
 * When a form that is sent at a moment stops taking answers: null while it has no close date, undefined when date or time
 * are none. What repeats closes so many days after each round begins.
 */
export function closingOf(content: Start & Close, sentAt: Date): Date | null | undefined {
  const { closesOn, closesTime, timeZone } = content
  if (!isRepeating(content)) return closesOn === '' ? null : instantOf(closesOn, closesTime, timeZone)
  if (startingOf(content) === undefined || closingTimeOf(content) === undefined) return undefined
  const series = seriesOf(content, sentAt)
  return closeOf(series, series.firstOn)
}

/** The moment a form goes out when Send is pressed at `at`, or `at` while the start is not one. */
const sendingOf = (content: Start, at: Date) => startingOf(content) ?? at

/** Why a form cannot start when it says, or undefined when it can. */
export function startFault(content: Start, at: Date) {
  const startsAt = startingOf(content)
  return startsAt === null || (startsAt !== undefined && startsAt > at) ? undefined : refusals.startsInPast()
}

/** Why a form cannot close when it says, or undefined when it can. */
export function closingFault(content: Start & Close, at: Date) {
  if (isRepeating(content)) return undefined
  const closesAt = closingOf(content, at)
  const sentAt = sendingOf(content, at)
  if (closesAt === null) return undefined
  if (closesAt === undefined || closesAt <= at) return refusals.closesInPast()
  return closesAt > sentAt ? undefined : refusals.closesBeforeStart()
}

const startInDay = (content: Start, at: Date) => formatDate(sendingOf(content, at), 'hh:mm a', content.timeZone)

/** Whether what closes on the day of the next round closes after that one starts. */
const meetsNext = (content: Start & Close, at: Date) =>
  startingOf(content) !== undefined && content.closesTime > seriesOf(content, at).startTime

/**
 * Why the rounds of a repeating form cannot be open for so long, or undefined when they can: two of them would take answers
 * at once. Days and times are compared as the clock of the one zone shows them, whichever day it changes on.
 */
export function openDaysFault(content: Start & Close, at: Date) {
  if (!isRepeating(content)) return undefined
  const most = periodDays[content.frequency]
  if (content.openDays > most) return refusals.roundsWouldMeet(most)
  if (content.openDays === most && meetsNext(content, at)) return refusals.roundWouldMeetNext(startInDay(content, at))
  const closesAt = closingOf(content, at)
  // A scheduled one may go out late.
  const sentAt = sendingOf(content, at) < at ? at : sendingOf(content, at)
  return closesAt === undefined || (closesAt !== null && closesAt <= sentAt) ? refusals.roundEndsAtOnce() : undefined
}

export const frequencyLabels: Record<Frequency, string> = {
  Once: 'Once',
  Daily: 'Daily',
  Weekly: 'Weekly',
  Monthly: 'Monthly',
}

/** "the same day", "3 days": how long a round is open. */
export const openDaysWords = (count: number) => (count === 0 ? 'the same day' : plural(count, 'day'))

/** "every day", "every week": how a repeating form comes again. */
export const frequencyWords: Record<Exclude<Frequency, 'Once'>, string> = {
  Daily: 'every day',
  Weekly: 'every week',
  Monthly: 'every month',
}

const startInWords = (content: Start, moment: Date | null) =>
  moment === null
    ? 'It goes out as soon as you send it.'
    : `It goes out ${formatDateTime(moment, content.timeZone, true)}.`

function endInWords(content: Start & Close, at: Date) {
  const closesAt = closingOf(content, at)
  if (closesAt === undefined) return []
  if (closesAt === null) return ['It stays open until you close it.']
  return [`It closes ${formatDateTime(closesAt, content.timeZone, true)}.`]
}

function roundsInWords(content: Start & Close) {
  const { frequency, openDays, timeZone } = content
  const closesAt = closingTimeOf(content)
  if (frequency === 'Once' || closesAt === undefined) return []
  const time = formatDate(closesAt, 'hh:mm a', timeZone)
  const until = openDays === 0 ? `until ${time} of the same day` : `for ${plural(openDays, 'day')}, until ${time}`
  return [`It comes again ${frequencyWords[frequency]}. Each round is open ${until}.`]
}

type Peers = Pick<FormContent, 'about' | 'nominations' | 'frequency'>

/** Who may propose peers need not propose the same ones anew; nobody in particular proposes nobody. */
const proposedInWords = (content: Peers) =>
  isRepeating(content) && content.about !== 'nobody' && content.nominations !== null
    ? ['Each round asks the peers who were approved for the last one again; more can be proposed while there is room.']
    : []

/** The schedule of a form in plain sentences; what is not a date yet is left out. */
export function scheduleInWords(content: Start & Close & Peers, at: Date): string[] {
  const startsAt = startingOf(content)
  if (startsAt === undefined) return []
  const end = isRepeating(content) ? roundsInWords(content) : endInWords(content, at)
  return [startInWords(content, startsAt), ...end, ...proposedInWords(content)]
}
