import 'server-only'
import {
  isStillSentBy,
  listKeepers,
  findLastOccurrence,
  type Sender,
} from '@/lib/reviews/series/queries/find-last-occurrence'
import { transaction, type Tx } from '@/lib/platform/db'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { seriesEnded } from '@/lib/reviews/series/notices'
import type { EndSeriesInput } from '@/lib/reviews/series/schema'
import { lockSeries } from '@/lib/reviews/series/steps/lock-series'
import { canEndSeries } from '@/lib/reviews/series/policy'
import { notYourSeries } from '@/lib/reviews/series/refusals'
import { endedBy, REASON_LENGTH } from '@/lib/reviews/model/rules/repeats'
import { truncate } from '@/lib/shared/text'
import { record } from '@/lib/audit/record'

type Ended = { id: string; creatorId: string; reason: string; title: string; lastId: string | null }

/** Skips the person who ended it. */
async function tellKeepers(tx: Tx, actor: Actor | SystemActor, { id, creatorId, reason, title, lastId }: Ended) {
  const { workspaceId } = actor
  const keepers = await listKeepers(tx, workspaceId, creatorId)
  const people = keepers
    .filter(({ id: memberId }) => isSystem(actor) || memberId !== actor.memberId)
    .map(({ id: memberId, user }) => ({ memberId, email: user.email, name: fullName(user) }))
  const { name: workspaceName } = await tx.workspace.findUniqueOrThrow({
    where: { id: workspaceId },
    select: { name: true },
  })
  const leaverId = keepers.some(({ id: memberId }) => memberId === creatorId) ? null : creatorId
  await seriesEnded(tx, people, { id, workspaceId, workspaceName, title, reason, lastId, leaverId })
}

/** `sender` is the creator who could not send the next round. */
type Unsent = { reason?: string; sender?: Sender }

/**
 * Stops further rounds; sent ones continue. Ending again changes nothing, not even the reason. Returns null, and the
 * series continues, when `sender` was replaced or is back.
 */
export const endSeries = (actor: Actor | SystemActor, { id, reason, sender }: EndSeriesInput & Unsent) =>
  transaction(async (tx) => {
    const series = await lockSeries(tx, id, actor.workspaceId)
    if (!canEndSeries(actor, series)) throw notYourSeries()
    if (sender && !isStillSentBy(sender, series)) return null
    if (series.nextOn === null) return { id }
    const isOwn = !isSystem(actor) && actor.memberId === series.creatorId
    const by = isOwn ? endedBy.creator : endedBy.admin
    const endedReason = truncate((isSystem(actor) ? reason : undefined) ?? by, REASON_LENGTH)
    await tx.reviewSeries.update({ where: { id }, data: { nextOn: null, endedReason }, select: { id: true } })
    const last = await findLastOccurrence(tx, id)
    const title = last?.title ?? 'A form'
    await tellKeepers(tx, actor, {
      id,
      creatorId: series.creatorId,
      reason: endedReason,
      title,
      lastId: last?.id ?? null,
    })
    if (!isOwn && !isSystem(actor)) {
      await record(tx, actor, { action: 'series.ended', objectId: id, title: `Stopped repeating “${title}”` })
    }
    return { id }
  })
