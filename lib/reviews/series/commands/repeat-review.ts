import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { lockSeries, type LockedSeries } from '@/lib/reviews/series/steps/lock-series'
import { dateOf, type Day } from '@/lib/shared/dates'
import { findNextOccurrence } from '@/lib/reviews/series/queries/find-next-occurrence'
import { formOfOccurrence } from '@/lib/reviews/series/rules/occurrences'
import { now } from '@/lib/platform/clock'
import { joinSiblings } from '@/lib/reviews/series/steps/join-siblings'
import { sendReview } from '@/lib/reviews/drafting/steps/send-review'
import { keepPlaces } from '@/lib/reviews/series/steps/keep-places'
import { endForAddresses } from '@/lib/reviews/series/steps/end-for-addresses'
import type { ReviewIdInput } from '@/lib/reviews/model/schema'
import { canRepeat } from '@/lib/reviews/series/policy'
import { onlyItsCreatorRepeats } from '@/lib/reviews/series/refusals'
import { takeDueRound } from '@/lib/reviews/series/steps/take-due-round'

async function sendOccurrence(tx: Tx, actor: Actor, series: LockedSeries, on: Day) {
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
  // Written before sending, so that the subject is asked to nominate only as many as there is room for.
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
 * Sends the due occurrence as its creator, with the creator's current rights. Returns null when none is due, it was
 * already sent, or all missed ones have closed. Of several missed ones only the newest is sent.
 */
export const repeatReview = (actor: Actor, { id }: ReviewIdInput) =>
  transaction(async (tx) => {
    const series = await lockSeries(tx, id, actor.workspaceId)
    if (!canRepeat(actor, series)) throw onlyItsCreatorRepeats()
    const on = await takeDueRound(tx, series)
    if (on === null) return null
    const sent = await tx.review.findFirst({ where: { seriesId: id, occursOn: dateOf(on) }, select: { id: true } })
    return sent ? null : { id: await sendOccurrence(tx, actor, series, on) }
  })
