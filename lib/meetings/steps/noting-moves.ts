import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isSameSpan } from '@/lib/meetings/rules/meeting-times'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import type { LockedMeeting } from './lock-meeting'

const listSpans = (tx: Tx, { id, seriesId }: LockedMeeting) =>
  tx.meeting.findMany({
    where: { OR: [{ id }, ...(seriesId === null ? [] : [{ seriesId }])], completedAt: null, canceledAt: null },
    select: { id: true, startsAt: true, endsAt: true },
  })

/** Runs a change. Of one-on-ones that it moves, a fixed comment says so, and the mover attends at the new time. */
export async function notingMoves<Result>(
  tx: Tx,
  { workspaceId, memberId }: Actor,
  meeting: LockedMeeting,
  change: () => Promise<Result>,
): Promise<Result> {
  if (meeting.kind !== 'ONE_ON_ONE') return change()
  const before = new Map((await listSpans(tx, meeting)).map((one) => [one.id, one]))
  const result = await change()
  const changed = (await listSpans(tx, meeting)).flatMap((one) => {
    const was = before.get(one.id)
    return was && !isSameSpan(was, one)
      ? [{ id: one.id, isMoved: was.startsAt.getTime() !== one.startsAt.getTime() }]
      : []
  })
  if (meeting.organizerId !== memberId) {
    const own = { memberId, meetingId: { in: changed.map(({ id }) => id) } }
    await tx.meetingAttendee.updateMany({ where: own, data: { isAttending: true } })
  }
  const moved = changed.filter(({ isMoved }) => isMoved)
  const fixed = { workspaceId, memberId, isFixed: true, comment: 'Moved this meeting.', createdAt: now() }
  await tx.oneOnOneComment.createMany({ data: moved.map(({ id: meetingId }) => ({ ...fixed, meetingId })) })
  return result
}
