import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchPoint } from '@/lib/one-on-ones/refusals'
import type { AddTalkingPointInput } from '@/lib/one-on-ones/schema'
import { addPoints } from '@/lib/one-on-ones/steps/add-points'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

export const addTalkingPoint = (
  actor: Actor,
  { madeId, id, text, link }: AddTalkingPointInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPair(tx, actor, id)
    const own = { id: madeId, pairId: id, authorId: actor.memberId }
    if ((await tx.talkingPoint.count({ where: own })) > 0) return { id: madeId }
    if ((await addPoints(tx, actor, id, [{ id: madeId, text, link }])) === 0) throw noSuchPoint()
    return { id: madeId }
  })
