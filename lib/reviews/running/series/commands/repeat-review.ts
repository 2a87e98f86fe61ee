import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { dateOf, type Day } from '@/lib/scheduling/rules'
import type { ReviewIdInput } from '../../../schema'
import { sendReview } from '../../../asking/sending/commands/send-review'
import { canRepeat } from '../policy'
import { holdSeries, type HeldSeries } from '../queries'
import { onlyItsCreatorRepeats } from '../refusals'
import { joinSiblings } from '../rounds/commands/join-siblings'
import { keepPlaces } from '../rounds/commands/keep-places'
import { findNextRound } from '../rounds/queries'
import { formOfRound } from '../rounds/rules'
import { dueRound } from '../rules'

/** The next round as a draft of its creator, in the instant before it is sent. */
async function sendRound(tx: Tx, actor: Actor, series: HeldSeries, on: Day) {
  const { workspaceId, memberId: creatorId } = actor
  const next = await findNextRound(tx, actor, series.id)
  const content = formOfRound(next, series, on)
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
  const round = { seriesId: series.id, occursOn }
  const together = await joinSiblings(tx, actor, { ...round, lastRoundId: next.roundId })
  await sendReview(tx, actor, { id, content, round, together })
  await keepPlaces(tx, actor, { reviewId: id, away: next.away })
  return id
}

/**
 * Sends the round of a series that is due, as its creator: what they may not do any more is refused. Returns null where
 * none is due, where it was sent before, and where all that were missed can no longer be answered. Of several missed
 * ones only the newest is sent, and the series goes on from there.
 */
export const repeatReview = (actor: Actor, { id }: ReviewIdInput) =>
  transaction(async (tx) => {
    const series = await holdSeries(tx, id, actor.workspaceId)
    if (!canRepeat(actor, series)) throw onlyItsCreatorRepeats()
    const due = series.nextOn === null ? null : dueRound(series, series.nextOn, now())
    if (due === null) return null
    const nextOn = due.nextOn === null ? null : dateOf(due.nextOn)
    await tx.reviewSeries.update({ where: { id }, data: { nextOn }, select: { id: true } })
    if (due.round === null) return null
    const { on } = due.round
    const sent = await tx.review.findFirst({ where: { seriesId: id, occursOn: dateOf(on) }, select: { id: true } })
    return sent ? null : { id: await sendRound(tx, actor, series, on) }
  })
