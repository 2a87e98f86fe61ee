import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import { dueOccurrence } from '@/lib/reviews/model/rules/repeats'
import { dateOf, type Day } from '@/lib/shared/dates'
import type { LockedSeries } from './lock-series'

/** Moves a locked series past its due occurrence. Null when none is due, or all missed ones have closed. */
export async function takeDueRound(tx: Tx, { id, nextOn: from, ...series }: LockedSeries): Promise<Day | null> {
  const next = from === null ? null : dueOccurrence(series, from, now())
  if (next === null) return null
  const nextOn = next.nextOn === null ? null : dateOf(next.nextOn)
  await tx.reviewSeries.update({ where: { id }, data: { nextOn }, select: { id: true } })
  return next.due?.on ?? null
}
