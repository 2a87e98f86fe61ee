import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'

const listStarts = (tx: Tx, pairId: string) =>
  tx.meeting.findMany({
    where: { oneOnOne: { pairId }, completedAt: null, canceledAt: null },
    select: { id: true, startsAt: true },
  })

/** Runs a change, and leaves a fixed comment in each one-on-one of the pair that it moves. */
export async function notingMoves<Result>(tx: Tx, actor: Actor, pairId: string, change: () => Promise<Result>) {
  const before = new Map((await listStarts(tx, pairId)).map(({ id, startsAt }) => [id, startsAt.getTime()]))
  const result = await change()
  const moved = (await listStarts(tx, pairId)).filter(({ id, startsAt }) => {
    const start = before.get(id)
    return start !== undefined && start !== startsAt.getTime()
  })
  const { workspaceId, memberId } = actor
  const fixed = { workspaceId, memberId, isFixed: true, comment: 'Moved this meeting.', createdAt: now() }
  await tx.oneOnOneComment.createMany({ data: moved.map(({ id: meetingId }) => ({ ...fixed, meetingId })) })
  return result
}
