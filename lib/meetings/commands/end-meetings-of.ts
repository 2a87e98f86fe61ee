import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { touchSeries } from '@/lib/meetings/steps/calendar-events'
import { cancelMeetings } from '@/lib/meetings/steps/cancel-meetings'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

export const endMeetingsOf = (
  { workspaceId }: SystemActor,
  { memberId }: { memberId: string },
): Promise<{ canceled: number }> =>
  transaction(async (tx) => {
    const left = { id: memberId, workspaceId, status: { not: 'ACTIVE' } } as const
    if ((await tx.member.count({ where: left })) === 0) return { canceled: 0 }
    const series = { workspaceId, endedAt: null }
    const paired = { kind: 'ONE_ON_ONE', meetings: { some: { attendees: { some: { memberId } } } } } as const
    const ended = await tx.meetingSeries.updateManyAndReturn({
      where: { ...series, OR: [{ organizerId: memberId }, paired] },
      data: { endedAt: now() },
      select: { id: true },
    })
    const coming = { workspaceId, completedAt: null, canceledAt: null, startsAt: { gt: now() } }
    const theirs = [{ organizerId: memberId }, { kind: 'ONE_ON_ONE', attendees: { some: { memberId } } } as const]
    const meetings = await tx.meeting.findMany({ where: { ...coming, OR: theirs }, select: { id: true } })
    await cancelMeetings(
      tx,
      meetings.map(({ id }) => id),
    )
    for (const { id } of ended) await touchSeries(tx, id)
    return { canceled: meetings.length }
  })
