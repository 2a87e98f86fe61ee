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
      select: { id: true },
    })
    const ids = open.map((point) => point.id)
    const moved = movedBefore(ids, pointId, beforeId)
    await tx.$executeRaw`
      UPDATE "TalkingPoint" p SET position = n.position
      FROM unnest(${moved}::uuid[], ${positionsOf(moved)}::int[]) n(id, position)
      WHERE p.id = n.id AND p.position <> n.position`
    return { id }
  })
