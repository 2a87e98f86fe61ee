import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listBusyBut } from '@/lib/meetings/queries/list-busy'
import { noSuchMeeting } from '@/lib/meetings/refusals'
import { minutesBetween } from '@/lib/meetings/rules/meeting-times'
import { landMoves, rescheduleLimits, type Landing } from '@/lib/one-on-ones/rescheduling/rules'
import type { CheckMovesFilter } from '@/lib/one-on-ones/rescheduling/schema'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { daysBetween } from '@/lib/shared/dates'

/** The actor's one-on-ones with attendees. Throws not-found for a foreign one. */
export async function listOwnOneOnOnes({ workspaceId, memberId }: Actor, ids: readonly string[]) {
  const meetings = await db.meeting.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: [...ids] }, workspaceId, kind: 'ONE_ON_ONE', attendees: { some: { memberId } } },
    select: { id: true, startsAt: true, endsAt: true, attendees: { select: { memberId: true } } },
  })
  if (meetings.length < ids.length) throw noSuchMeeting()
  return meetings
}

/** Where the moves would land; moved meetings free their times. */
export async function checkMoves(actor: Actor, { moves }: CheckMovesFilter): Promise<Landing[]> {
  const ids = moves.map(({ id }) => id)
  const meetings = await listOwnOneOnOnes(actor, ids)
  const days = moves.map(({ day }) => day).toSorted()
  const from = days[0] ?? ''
  const until = days.at(-1) ?? from
  const requestedMoves = moves.flatMap((move) => {
    const meeting = meetings.find(({ id }) => id === move.id)
    if (!meeting) return []
    const memberIds = meeting.attendees.map(({ memberId }) => memberId)
    return [{ ...move, memberIds, durationMinutes: minutesBetween(meeting.startsAt, meeting.endsAt) }]
  })
  const members = [...new Set(requestedMoves.flatMap(({ memberIds }) => memberIds))]
  const range = { from, days: daysBetween(from, until) + rescheduleLimits.searchedDays + 1, members }
  return landMoves(requestedMoves, await listBusyBut(actor, range, ids), { now: now(), zone: actor.timeZone })
}
