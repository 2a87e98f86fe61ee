import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listBusyBut } from '@/lib/meetings/queries/list-busy'
import { noSuchMeeting } from '@/lib/meetings/refusals'
import { minutesBetween } from '@/lib/meetings/rules/meeting-times'
import { landMoves, rescheduleLimits, type CheckedLanding } from '@/lib/one-on-ones/rescheduling/rules'
import type { CheckMovesFilter } from '@/lib/one-on-ones/rescheduling/schema'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { dayIn, daysBetween } from '@/lib/shared/dates'

/** The actor's one-on-ones with attendees. Throws not-found for a foreign one. */
export async function listOwnOneOnOnes({ workspaceId, memberId }: Actor, ids: readonly string[]) {
  const meetings = await db.meeting.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: [...ids] }, workspaceId, kind: 'ONE_ON_ONE', attendees: { some: { memberId } } },
    select: {
      id: true,
      startsAt: true,
      endsAt: true,
      attendees: { select: { memberId: true } },
      oneOnOne: { select: { pairId: true } },
    },
  })
  if (meetings.length < ids.length) throw noSuchMeeting()
  return meetings
}

/** The other one-on-ones of these pairs that are still to be held. */
async function listOthers({ workspaceId }: Actor, pairIds: string[], ids: string[]) {
  const coming = { completedAt: null, canceledAt: null, startsAt: { gt: now() } }
  const rows = await db.oneOnOne.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, pairId: { in: pairIds }, id: { notIn: ids }, meeting: coming },
    select: { pairId: true, meeting: { select: { startsAt: true } } },
  })
  return rows.map(({ pairId, meeting }) => ({ pairId, startsAt: meeting.startsAt }))
}

/** Where the moves would land; moved meetings free their times. */
export async function checkMoves(actor: Actor, { moves }: CheckMovesFilter): Promise<CheckedLanding[]> {
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
  const pairOf = new Map(meetings.map(({ id, oneOnOne }) => [id, oneOnOne?.pairId]))
  const pairIds = [...pairOf.values()].filter((id) => id !== undefined)
  const [busy, others] = await Promise.all([listBusyBut(actor, range, ids), listOthers(actor, pairIds, ids)])
  const meets = new Set(others.map(({ pairId, startsAt }) => `${pairId} ${dayIn(startsAt, actor.timeZone)}`))
  return landMoves(requestedMoves, busy, { now: now(), zone: actor.timeZone }).map((landing) => {
    const asked = moves.find(({ id }) => id === landing.id)
    const day = landing.isFree ? asked?.day : landing.next?.day
    return { ...landing, isSecond: meets.has(`${pairOf.get(landing.id)} ${day}`) }
  })
}
