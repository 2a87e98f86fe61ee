import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingCanceled, noSuchMeeting } from '@/lib/meetings/refusals'
import { aiKeptOut } from '@/lib/meetings/summaries/refusals'
import { summarySpan, type SummaryRange } from '@/lib/meetings/summaries/rules'
import { db } from '@/lib/platform/db'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'

/** A meeting of a summary, with the active attendees whose text counts because they didn't decline. */
export type CoveredMeeting = {
  id: string
  title: string
  description: string
  startsAt: Date
  authorIds: ReadonlySet<string>
}

const place = { isAttending: true, memberId: true, member: { select: { status: true } } } as const

type Place = { isAttending: boolean | null; memberId: string; member: { status: string } }

const presentIds = (places: readonly Place[]) =>
  places
    .filter(({ isAttending, member }) => isAttending !== false && member.status === 'ACTIVE')
    .map((one) => one.memberId)

const findAsked = ({ workspaceId, memberId }: Actor, kind: MeetingKind, id: string) =>
  db.meeting.findFirst({
    where: { id, workspaceId, kind, attendees: { some: { memberId } } },
    select: { seriesId: true, startsAt: true, isWithoutAi: true, canceledAt: true, attendees: { select: place } },
  })

/**
 * The meetings behind a summary, earliest first: those of the series that everyone in this one attended and that allow
 * AI. Throws not-found for anyone but attendees.
 */
export async function listCovered(
  actor: Actor,
  kind: MeetingKind,
  { id, range }: { id: string; range: SummaryRange },
): Promise<CoveredMeeting[]> {
  const asked = await findAsked(actor, kind, id)
  if (!asked) throw noSuchMeeting()
  if (asked.canceledAt !== null) throw meetingCanceled()
  if (asked.isWithoutAi) throw aiKeptOut()
  const { since, most } = summarySpan(range, asked.startsAt)
  const everybody = asked.attendees.filter(({ member }) => member.status === 'ACTIVE')
  const ofSeries = { seriesId: asked.seriesId, startsAt: { gte: since, lte: asked.startsAt }, canceledAt: null }
  const rows = await db.meeting.findMany({
    relationLoadStrategy: 'join',
    where: {
      workspaceId: actor.workspaceId,
      kind,
      isWithoutAi: false,
      OR: [{ id }, ...(range === 'this' || asked.seriesId === null ? [] : [ofSeries])],
      AND: everybody.map(({ memberId }) => ({ attendees: { some: { memberId } } })),
    },
    orderBy: { startsAt: 'desc' },
    take: most,
    select: { id: true, title: true, description: true, startsAt: true, attendees: { select: place } },
  })
  const here = new Set(presentIds(asked.attendees))
  return rows.toReversed().map(({ attendees, ...meeting }) => ({
    ...meeting,
    authorIds: new Set(presentIds(attendees).filter((memberId) => here.has(memberId))),
  }))
}
