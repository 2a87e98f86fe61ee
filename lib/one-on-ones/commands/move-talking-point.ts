import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { movedBefore, positionsOf } from '@/lib/one-on-ones/rules/talking-points'
import type { MoveTalkingPointInput } from '@/lib/one-on-ones/schema'
import { findPoint } from '@/lib/one-on-ones/steps/find-point'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

/** Moves an open talking point before another, or last; either person may. */
export const moveTalkingPoint = (
  actor: Actor,
  { id, pointId, beforeId }: MoveTalkingPointInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPair(tx, actor, id)
    await findPoint(tx, id, pointId)
    const open = await tx.talkingPoint.findMany({
      where: { pairId: id, doneAt: null },
      orderBy: [{ position: 'asc' }, { createdAt: 'asc' }],
      select: { id: true, position: true },
    })
    const ids = open.map((point) => point.id)
    const before = new Map(open.map((point) => [point.id, point.position]))
    const moved = positionsOf(movedBefore(ids, pointId, beforeId))
    for (const { id: movedId, position } of moved.filter((point) => before.get(point.id) !== point.position))
      await tx.talkingPoint.update({ where: { id: movedId }, data: { position }, select: { id: true } })
    return { id }
  })
