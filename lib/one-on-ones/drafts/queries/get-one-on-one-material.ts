import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { CoveredMeeting } from '@/lib/meetings/summaries/queries/list-covered'
import { aiKeptOut } from '@/lib/meetings/summaries/refusals'
import { noSuchPair } from '@/lib/one-on-ones/refusals'
import { oneOnOnePath, pairPath } from '@/lib/one-on-ones/rules/one-on-one-paths'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Source } from '@/lib/summaries/rules/prompt'
import { getPartner } from '@/lib/one-on-ones/queries/find-partner'
import { listItemMaterial, listMeetingMaterial, listOpenMaterial } from './list-pair-material'

/** Sources of a summary; open points count until the meeting is over. */
export async function getOneOnOneMaterial(
  actor: Actor,
  id: string,
  covered: readonly CoveredMeeting[],
): Promise<Source[]> {
  const row = await db.oneOnOne.findFirst({
    where: { id, workspaceId: actor.workspaceId },
    select: { pairId: true, meeting: { select: { completedAt: true } } },
  })
  if (!row) throw noSuchPair()
  const place = { authorIds: covered.at(-1)?.authorIds ?? new Set<string>(), path: oneOnOnePath(id), when: '' }
  const [said, items, points] = await Promise.all([
    listMeetingMaterial(covered, actor.timeZone),
    listItemMaterial(row.pairId, place),
    row.meeting.completedAt === null ? listOpenMaterial(row.pairId, place) : [],
  ])
  return [...said, ...points, ...items]
}

/** The latest one-on-ones used as sources. */
const LOOKED_AT = 4

/** Throws where AI is off for the next meeting. */
async function ensureNextIsOpen(pairId: string) {
  const next = await db.meeting.findFirst({
    where: { oneOnOne: { pairId }, completedAt: null, canceledAt: null, endsAt: { gt: now() } },
    orderBy: { startsAt: 'asc' },
    select: { isWithoutAi: true },
  })
  if (next?.isWithoutAi) throw aiKeptOut()
}

/** Sources of talking points, for one of the two. Throws not-found for others. */
export async function getNextAgendaMaterial(actor: Actor, pairId: string): Promise<Source[]> {
  const partner = await getPartner(actor, pairId)
  await ensureNextIsOpen(pairId)
  const meetings = await db.meeting.findMany({
    where: { oneOnOne: { pairId }, completedAt: { not: null }, isWithoutAi: false },
    orderBy: { startsAt: 'desc' },
    take: LOOKED_AT,
    select: { id: true, title: true, description: true, startsAt: true },
  })
  const authorIds = new Set([actor.memberId, ...(partner.hasLeft ? [] : [partner.memberId])])
  const place = { authorIds, path: pairPath(partner.memberId), when: '' }
  const covered = meetings.toReversed().map((meeting) => ({ ...meeting, authorIds }))
  const [said, items, points] = await Promise.all([
    listMeetingMaterial(covered, actor.timeZone),
    listItemMaterial(pairId, place),
    listOpenMaterial(pairId, place),
  ])
  return [...said, ...items, ...points]
}
