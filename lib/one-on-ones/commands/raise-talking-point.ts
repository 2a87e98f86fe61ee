import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchPair } from '@/lib/one-on-ones/refusals'
import type { RaiseTalkingPointInput } from '@/lib/one-on-ones/schema'
import { addOwnPoint } from '@/lib/one-on-ones/steps/add-points'
import { ensurePair } from '@/lib/one-on-ones/steps/ensure-pair'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

/** Adds a talking point for the next one-on-one, planned or not; idempotent. */
export const raiseTalkingPoint = (
  actor: Actor,
  { madeId, withId, text, link }: RaiseTalkingPointInput,
): Promise<{ withId: string }> =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    if ((await tx.member.count({ where: { id: withId, workspaceId } })) === 0) throw noSuchPair()
    const pairId = await ensurePair(tx, actor, withId)
    await lockPair(tx, actor, pairId)
    await addOwnPoint(tx, actor, pairId, { id: madeId, text, link })
    return { withId }
  })
