import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canChangeWords } from '@/lib/one-on-ones/policy'
import { notYourPoint, pointTickedOff } from '@/lib/one-on-ones/refusals'
import type { TalkingPointInput } from '@/lib/one-on-ones/schema'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

export const deleteTalkingPoint = (actor: Actor, { id, pointId }: TalkingPointInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPair(tx, actor, id)
    const where = { id: pointId, pairId: id }
    const point = await tx.talkingPoint.findFirst({ where, select: { authorId: true, doneAt: true } })
    if (!point) return { id }
    if (!canChangeWords(actor, point)) throw notYourPoint()
    if (point.doneAt !== null) throw pointTickedOff()
    await tx.talkingPoint.delete({ where: { id: pointId }, select: { id: true } })
    return { id }
  })
