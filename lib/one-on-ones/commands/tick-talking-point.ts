import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingCanceled } from '@/lib/meetings/refusals'
import { noSuchPair } from '@/lib/one-on-ones/refusals'
import type { TickTalkingPointInput } from '@/lib/one-on-ones/schema'
import { findPoint } from '@/lib/one-on-ones/steps/find-point'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

export const tickTalkingPoint = (
  actor: Actor,
  { id, pointId, meetingId, isDone }: TickTalkingPointInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPair(tx, actor, id)
    const point = await findPoint(tx, id, pointId)
    const where = { id: meetingId, pairId: id }
    const held = await tx.oneOnOne.findFirst({ where, select: { meeting: { select: { canceledAt: true } } } })
    if (!held) throw noSuchPair()
    if ((point.doneAt !== null) === isDone) return { id }
    if (isDone && held.meeting.canceledAt !== null) throw meetingCanceled()
    const data = isDone ? { doneAt: now(), meetingId } : { doneAt: null, meetingId: null }
    await tx.talkingPoint.update({ where: { id: pointId }, data, select: { id: true } })
    return { id }
  })
