import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { dateOf, type Day } from '@/lib/scheduling/rules'
import type { ReviewIdInput } from '@/lib/reviews/schema'
import { sendReview } from '@/lib/reviews/asking/sending/commands/send-review'
import { canRepeat } from '@/lib/reviews/running/series/policy'
import { holdSeries, type HeldSeries } from '@/lib/reviews/running/series/queries'
import { onlyItsCreatorRepeats } from '@/lib/reviews/running/series/refusals'
import { endForAddresses } from '@/lib/reviews/running/series/occurrences/commands/end-for-addresses'
import { joinSiblings } from '@/lib/reviews/running/series/occurrences/commands/join-siblings'
import { keepPlaces } from '@/lib/reviews/running/series/occurrences/commands/keep-places'
import { findNextOccurrence } from '@/lib/reviews/running/series/occurrences/queries'
import { formOfOccurrence } from '@/lib/reviews/running/series/occurrences/rules'
import { dueOccurrence } from '@/lib/reviews/running/series/rules'

/** The next occurrence as a draft of its creator, in the instant before it is sent. */
async function sendOccurrence(tx: Tx, actor: Actor, series: HeldSeries, on: Day) {
  const { workspaceId, memberId: creatorId } = actor
  const next = await findNextOccurrence(tx, actor, series.id)
  const content = formOfOccurrence(next, series, on)
  const { title, timeZone } = content
  const createdAt = now()
  const { teamIds, tagIds } = next
  const form = { create: { workspaceId, content: { ...content, teamIds, tagIds }, savedAt: createdAt } }
  const { id } = await tx.review.create({
    data: { workspaceId, creatorId, title, timeZone, previousId: next.id, createdAt, form },
    select: { id: true },
  })
  // Before it is sent: whom it is about is asked to propose only as many as there is still room for.
  await tx.reviewNomination.createMany({
    data: next.approved.map((one) => ({ ...one, workspaceId, reviewId: id, status: 'APPROVED', createdAt })),
  })
  const occursOn = dateOf(on)
  const inSeries = { seriesId: series.id, occursOn }
  const together = await joinSiblings(tx, actor, { ...inSeries, lastRoundId: next.roundId })
  await sendReview(tx, actor, { id, content, inSeries, together })
  await keepPlaces(tx, actor, { reviewId: id, away: next.away })
  await endForAddresses(tx, actor, { seriesId: series.id, emails: next.colleagues })
  return id
}

/**
 * Sends the occurrence of a series that is due, as its creator: what they may not do any more is refused. Returns null where
 * none is due, where it was sent before, and where all that were missed can no longer be answered. Of several missed
 * ones only the newest is sent, and the series goes on from there.
 */
export const repeatReview = (actor: Actor, { id }: ReviewIdInput) =>
  transaction(async (tx) => {
    const series = await holdSeries(tx, id, actor.workspaceId)
    if (!canRepeat(actor, series)) throw onlyItsCreatorRepeats()
    const next = series.nextOn === null ? null : dueOccurrence(series, series.nextOn, now())
    if (next === null) return null
    const nextOn = next.nextOn === null ? null : dateOf(next.nextOn)
    await tx.reviewSeries.update({ where: { id }, data: { nextOn }, select: { id: true } })
    if (next.due === null) return null
    const { on } = next.due
    const sent = await tx.review.findFirst({ where: { seriesId: id, occursOn: dateOf(on) }, select: { id: true } })
    return sent ? null : { id: await sendOccurrence(tx, actor, series, on) }
  })
