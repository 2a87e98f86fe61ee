import type { FormContent } from '@/lib/reviews/model/schema'
import { formatClock, instantOf } from '@/lib/shared/zones'
import type { Frequency } from '@/lib/platform/generated/prisma/enums'
import type { SeriesFacts } from './repeats'
import { addDays, dayIn } from '@/lib/shared/dates'
import { formatDate, formatDateTime } from '@/lib/shared/dates'
import * as refusals from '@/lib/reviews/model/refusals'
import { plural } from '@/lib/shared/text'
import { frequencyWords, isRepeating } from './frequency'

type Start = Pick<FormContent, 'startsOn' | 'startsTime' | 'timeZone'>
type Close = Pick<FormContent, 'closesOn' | 'closesTime' | 'timeZone' | 'openDays' | 'frequency'>

/** Null for an immediate send, undefined for an invalid date or time. */
export const startingOf = ({ startsOn, startsTime, timeZone }: Start) =>
  startsOn === '' ? null : instantOf(startsOn, startsTime, timeZone)

/** The fewest days between rounds; a round open for longer would overlap the next. */
const periodDays: Record<Frequency, number> = { Once: Infinity, Daily: 1, Weekly: 7, Monthly: 28 }

/** Default days a round is open. */
export const usualOpenDays: Record<Frequency, number> = { Once: 7, Daily: 0, Weekly: 4, Monthly: 14 }

/** Days a new form is open by default. */
const usualDays = 14

export const usualClosing = (at: Date, zone: string) => addDays(dayIn(at, zone), usualDays)

export const longestOpenDays = (frequency: Frequency) => periodDays[frequency]

/** Begins at `sentAt`, or at the form's scheduled send. */
export function seriesOf(content: Start & Close, sentAt: Date): SeriesFacts {
  const { frequency, timeZone, openDays, closesTime, startsOn, startsTime } = content
  const startsNow = startsOn === ''
  return {
    frequency,
    timeZone,
    openDays,
    closesTime,
    firstOn: startsNow ? dayIn(sentAt, timeZone) : startsOn,
    startTime: startsNow ? formatClock(sentAt, timeZone) : startsTime,
  }
}

/** The day is arbitrary; undefined for an invalid time. */
const closingTimeOf = ({ closesTime, timeZone }: Close) => instantOf('2000-01-01', closesTime, timeZone)

/**
 * Null without a close date, undefined for an invalid one; a repeating form closes `openDays` after each round starts.
 */
export function closingOf(content: Start & Close, sentAt: Date): Date | null | undefined {
  const { closesOn, closesTime, timeZone } = content
  if (!isRepeating(content)) return closesOn === '' ? null : instantOf(closesOn, closesTime, timeZone)
  if (startingOf(content) === undefined || closingTimeOf(content) === undefined) return undefined
  const { firstOn, openDays } = seriesOf(content, sentAt)
  return instantOf(addDays(firstOn, openDays), closesTime, timeZone)
}

/** The scheduled send, or `at` without a valid one. */
const sendingOf = (content: Start, at: Date) => startingOf(content) ?? at

export function startFault(content: Start, at: Date) {
  const startsAt = startingOf(content)
  return startsAt === null || (startsAt !== undefined && startsAt > at) ? undefined : refusals.startsInPast()
}

export function closingFault(content: Start & Close, at: Date) {
  if (isRepeating(content)) return undefined
  const closesAt = closingOf(content, at)
  const sentAt = sendingOf(content, at)
  if (closesAt === null) return undefined
  if (closesAt === undefined || closesAt <= at) return refusals.closesInPast()
  return closesAt > sentAt ? undefined : refusals.closesBeforeStart()
}

const startInDay = (content: Start, at: Date) => formatDate(sendingOf(content, at), 'hh:mm a', content.timeZone)

/** Whether a round that closes on the day of the next one closes after it starts. */
const meetsNext = (content: Start & Close, at: Date) =>
  startingOf(content) !== undefined && content.closesTime > seriesOf(content, at).startTime

/** Two rounds must not be open at once. Days and times compare in the form's zone, across clock changes. */
export function openDaysFault(content: Start & Close, at: Date) {
  if (!isRepeating(content)) return undefined
  const most = periodDays[content.frequency]
  if (content.openDays > most) return refusals.roundsWouldMeet(most)
  if (content.openDays === most && meetsNext(content, at)) return refusals.roundWouldMeetNext(startInDay(content, at))
  const closesAt = closingOf(content, at)
  // A scheduled form may be sent late.
  const sentAt = sendingOf(content, at) < at ? at : sendingOf(content, at)
  return closesAt === undefined || (closesAt !== null && closesAt <= sentAt) ? refusals.roundEndsAtOnce() : undefined
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

/** Approved peers are asked again; a review without a subject has no nominations. */
const proposedInWords = (content: Peers) =>
  isRepeating(content) && content.about !== 'nobody' && content.nominations !== null
    ? ['Each round asks the peers who were approved for the last one again; more can be nominated while there is room.']
    : []

/** Leaves out invalid dates. */
export function scheduleInWords(content: Start & Close & Peers, at: Date): string[] {
  const startsAt = startingOf(content)
  if (startsAt === undefined) return []
  const end = isRepeating(content) ? roundsInWords(content) : endInWords(content, at)
  return [startInWords(content, startsAt), ...end, ...proposedInWords(content)]
}
