import { momentOf, latestOccurrence, nextOccurrence, type Recurrence, type Occurrence } from '@/lib/scheduling/rules'
import { addDays, type Day } from '@/lib/shared/dates'
import type { Frequency } from '@/lib/platform/generated/prisma/enums'
import { formatDateTime } from '@/lib/shared/dates'

/** When a series begins, and how long each of its occurrences can be answered. */
export type SeriesFacts = Recurrence & { openDays: number; closesTime: string }

/** When the occurrence of a day stops taking answers. */
export const closeOf = ({ closesTime, timeZone, openDays }: SeriesFacts, on: Day) =>
  momentOf(addDays(on, openDays), closesTime, timeZone)

/**
 * The occurrence to be sent now, if any, and the day of the one after it. Of several that nobody sent, after days without a
 * server, only the newest is left, and not even that once its own close has passed. Null while `nextOn` is to come.
 */
export function dueOccurrence(
  series: SeriesFacts,
  nextOn: Day,
  at: Date,
): { due: Occurrence | null; nextOn: Day | null } | null {
  const latest = latestOccurrence(series, at)
  if (latest === null || latest.on < nextOn) return null
  const due = closeOf(series, latest.on) > at ? latest : null
  return { due, nextOn: nextOccurrence(series, at)?.on ?? null }
}

/** Why a series ended, in the words that its people read. */
export const endedBy = {
  creator: 'Its creator ended it.',
  admin: 'An admin ended it.',
  creatorLeft: 'Its creator is no longer in this workspace.',
} as const

/** The longest reason that is kept. */
export const REASON_LENGTH = 250

const noFurtherRound = 'No further round goes out.'

/** Of a series whose creator has left, which ends when its next round would have gone out. */
export const nobodySendsIt = `${noFurtherRound} ${endedBy.creatorLeft}`

type Repeating = {
  frequency: Frequency
  nextAt: Date | null
  timeZone: string
  endedReason: string | null
  isCreatorHere: boolean
}

/** How a review repeats, for the one who runs it: when the next round goes out, or why none does any more. */
export function repeatsInWords({ frequency, nextAt, timeZone, endedReason, isCreatorHere }: Repeating) {
  if (nextAt === null) return `${noFurtherRound}${endedReason === null ? '' : ` ${endedReason}`}`
  if (!isCreatorHere) return nobodySendsIt
  return `Repeats ${frequency.toLowerCase()}. The next round goes out on ${formatDateTime(nextAt, timeZone, true)}.`
}
