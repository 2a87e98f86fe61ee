import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { meetingsEnded } from '@/lib/meetings/notices/meetings-ended'
import { touchSeries } from '@/lib/meetings/steps/calendar-events'
import { cancelMeetings } from '@/lib/meetings/steps/cancel-meetings'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { groupBy } from '@/lib/shared/group-by'

const named = { user: { select: { firstName: true, lastName: true } }, workspace: { select: { name: true } } } as const

/** Ends the series and one-on-ones of a person who left, and notifies everyone else in them. */
export const endMeetingsOf = (
  { workspaceId }: SystemActor,
  { memberId }: { memberId: string },
): Promise<{ canceled: number }> =>
  transaction(async (tx) => {
    const left = { id: memberId, workspaceId, status: { not: 'ACTIVE' } } as const
    // Two runs at the same time would notify everybody twice.
    await tx.$queryRaw`SELECT 1 FROM "Member" WHERE id = ${memberId}::uuid FOR NO KEY UPDATE`
    const leaver = await tx.member.findFirst({ where: left, select: named })
    if (!leaver) return { canceled: 0 }
    const series = { workspaceId, endedAt: null }
    const paired = { kind: 'ONE_ON_ONE', meetings: { some: { attendees: { some: { memberId } } } } } as const
    const ended = await tx.meetingSeries.updateManyAndReturn({
      where: { ...series, OR: [{ organizerId: memberId }, paired] },
      data: { endedAt: now() },
      select: { id: true },
    })
    const coming = { workspaceId, completedAt: null, canceledAt: null, startsAt: { gt: now() } }
    const theirs = [{ organizerId: memberId }, { kind: 'ONE_ON_ONE', attendees: { some: { memberId } } } as const]
    const meetings = await tx.meeting.findMany({
      where: { ...coming, OR: theirs },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      select: { id: true, kind: true, title: true },
    })
    await cancelMeetings(
      tx,
      null,
      meetings.map(({ id }) => id),
    )
    for (const { id } of ended) await touchSeries(tx, id)
    const sender = { ...leaver.user, memberId, workspaceId, workspaceName: leaver.workspace.name }
    for (const sameKind of groupBy(meetings, ({ kind }) => kind).values()) await meetingsEnded(tx, sender, sameKind)
    return { canceled: meetings.length }
  })
