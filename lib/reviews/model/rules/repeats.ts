import { momentOf, latestOccurrence, nextOccurrence, type Recurrence, type Occurrence } from '@/lib/scheduling/rules'
import { addDays, type Day } from '@/lib/shared/dates'
import type { Frequency } from '@/lib/platform/generated/prisma/enums'
import { formatDateTime } from '@/lib/shared/dates'

export type SeriesFacts = Recurrence & { openDays: number; closesTime: string }

export const closeOf = ({ closesTime, timeZone, openDays }: SeriesFacts, on: Day) =>
  momentOf(addDays(on, openDays), closesTime, timeZone)

/**
 * The occurrence due now, if any, and the day of the one after it. After an outage only the newest missed one is sent,
 * unless it has closed. Null while `nextOn` is in the future.
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

export const endedBy = {
  creator: 'Its creator ended it.',
  admin: 'An admin ended it.',
  creatorLeft: 'Its creator is no longer in this workspace.',
} as const

/** Maximum characters. */
export const REASON_LENGTH = 250

const noFurtherRound = 'No further round goes out.'

/** A leaver's series ends when its next round would have gone out. */
export const nobodySendsIt = `${noFurtherRound} ${endedBy.creatorLeft}`

type Repeating = {
  frequency: Frequency
  nextAt: Date | null
  timeZone: string
  endedReason: string | null
  isCreatorHere: boolean
}

export function repeatsInWords({ frequency, nextAt, timeZone, endedReason, isCreatorHere }: Repeating) {
  if (nextAt === null) return `${noFurtherRound}${endedReason === null ? '' : ` ${endedReason}`}`
  if (!isCreatorHere) return nobodySendsIt
  return `Repeats ${frequency.toLowerCase()}. The next round goes out on ${formatDateTime(nextAt, timeZone, true)}.`
}
