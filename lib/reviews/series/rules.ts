import {
  addDays,
  latestOccurrence,
  momentOf,
  nextOccurrence,
  type Day,
  type Occurrence,
  type Recurrence,
} from '@/lib/scheduling/rules'

/** When a series begins, and how long each of its rounds can be answered. */
export type SeriesFacts = Recurrence & { openDays: number; closesTime: string }

/** When the round of a day stops taking answers. */
export const closeOf = ({ closesTime, timeZone, openDays }: SeriesFacts, on: Day) =>
  momentOf(addDays(on, openDays), closesTime, timeZone)

/**
 * The round to be sent now, if any, and the day of the one after it. Of several that nobody sent, after days without a
 * server, only the newest is left, and not even that once its own close has passed. Null while `nextOn` is to come.
 */
export function dueRound(
  series: SeriesFacts,
  nextOn: Day,
  at: Date,
): { round: Occurrence | null; nextOn: Day | null } | null {
  const latest = latestOccurrence(series, at)
  if (latest === null || latest.on < nextOn) return null
  const round = closeOf(series, latest.on) > at ? latest : null
  return { round, nextOn: nextOccurrence(series, at)?.on ?? null }
}

/** Why a series ended, in the words that its people read. */
export const endedBy = {
  creator: 'Its creator ended it.',
  admin: 'An admin ended it.',
  creatorLeft: 'Its creator is not in this workspace any more.',
} as const

/** The longest reason that is kept. */
export const REASON_LENGTH = 250
