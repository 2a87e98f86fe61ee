import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canChangeWords } from '@/lib/one-on-ones/policy'
import { notYourPoint, pointTickedOff } from '@/lib/one-on-ones/refusals'
import type { EditTalkingPointInput } from '@/lib/one-on-ones/schema'
import { findPoint } from '@/lib/one-on-ones/steps/find-point'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

export const editTalkingPoint = (actor: Actor, { id, pointId, text }: EditTalkingPointInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPair(tx, actor, id)
    const point = await findPoint(tx, id, pointId)
    if (!canChangeWords(actor, point)) throw notYourPoint()
    if (point.text === text) return { id }
    if (point.doneAt !== null) throw pointTickedOff()
    await tx.talkingPoint.update({ where: { id: pointId }, data: { text }, select: { id: true } })
    return { id }
  })
