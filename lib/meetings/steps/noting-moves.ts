import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import type { LockedMeeting } from './lock-meeting'

const listStarts = (tx: Tx, { id, seriesId }: LockedMeeting) =>
  tx.meeting.findMany({
    where: { OR: [{ id }, ...(seriesId === null ? [] : [{ seriesId }])], completedAt: null, canceledAt: null },
    select: { id: true, startsAt: true },
  })

/** Runs a change, and leaves a fixed comment in each one-on-one that it moves. */
export async function notingMoves<Result>(
  tx: Tx,
  { workspaceId, memberId }: Actor,
  meeting: LockedMeeting,
  change: () => Promise<Result>,
): Promise<Result> {
  if (meeting.kind !== 'ONE_ON_ONE') return change()
  const before = new Map((await listStarts(tx, meeting)).map(({ id, startsAt }) => [id, startsAt.getTime()]))
  const result = await change()
  const moved = (await listStarts(tx, meeting)).filter(({ id, startsAt }) => {
    const start = before.get(id)
    return start !== undefined && start !== startsAt.getTime()
  })
  const fixed = { workspaceId, memberId, isFixed: true, comment: 'Moved this meeting.', createdAt: now() }
  await tx.oneOnOneComment.createMany({ data: moved.map(({ id: meetingId }) => ({ ...fixed, meetingId })) })
  return result
}
