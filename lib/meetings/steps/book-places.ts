import 'server-only'
import { overlappingPlaces } from '@/lib/meetings/queries/overlapping-places'
import { slotTaken } from '@/lib/meetings/refusals'
import type { Tx } from '@/lib/platform/tx'

/** A booked place blocks the person's time. */
export type MeetingPlace = { memberId: string; isBooked: boolean }

type Held = { id: string; startsAt: Date; endsAt: Date }

type Booked = { meetingId: string; count: number }

const bookedOf = (places: readonly MeetingPlace[]) =>
  places.filter(({ isBooked }) => isBooked).map(({ memberId }) => memberId)

/** Adds places to these meetings; a double booking takes none. Returns the ids of meetings with a double booking. */
export async function bookPlaces(
  tx: Tx,
  workspaceId: string,
  meetings: readonly Held[],
  places: readonly MeetingPlace[],
): Promise<string[]> {
  const bookedIds = bookedOf(places)
  const ids = meetings.map(({ id }) => id)
  // In time order, so concurrent bookings don't deadlock.
  const made = await tx.$queryRaw<Booked[]>`
    WITH made AS (
      INSERT INTO "MeetingAttendee" ("workspaceId", "meetingId", "memberId", "startsAt", "endsAt", "isBooked")
      SELECT ${workspaceId}::uuid, m.id, p.id, m."startsAt", m."endsAt", true
      FROM "Meeting" m CROSS JOIN unnest(${bookedIds}::uuid[]) p(id) WHERE m.id = ANY (${ids}::uuid[])
      ORDER BY m."startsAt", p.id ON CONFLICT DO NOTHING RETURNING "meetingId")
    SELECT "meetingId", count(*)::int AS count FROM made GROUP BY 1`
  await tx.$executeRaw`
    INSERT INTO "MeetingAttendee" ("workspaceId", "meetingId", "memberId", "startsAt", "endsAt", "isBooked")
    SELECT ${workspaceId}::uuid, m.id, p.id, m."startsAt", m."endsAt", false
    FROM "Meeting" m CROSS JOIN unnest(${places.map(({ memberId }) => memberId)}::uuid[]) p(id)
    WHERE m.id = ANY (${ids}::uuid[]) ON CONFLICT DO NOTHING`
  const counts = new Map(made.map(({ meetingId, count }) => [meetingId, count]))
  return ids.filter((id) => (counts.get(id) ?? 0) < bookedIds.length)
}

/** Keeps attendees and answers, adds and removes the rest. */
export async function replacePlaces(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  places: readonly MeetingPlace[],
) {
  const memberIds = places.map(({ memberId }) => memberId)
  await tx.meetingAttendee.deleteMany({ where: { meetingId: { in: [...ids] }, memberId: { notIn: memberIds } } })
  const there = await tx.meeting.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, startsAt: true, endsAt: true },
  })
  await bookPlaces(tx, workspaceId, there, places)
}

/**
 * Throws a conflict if somebody this meeting books is invited to another one then and hasn't declined. A series that
 * moves with it is no other one.
 */
export async function ensureFree(tx: Tx, held: Held, places: readonly MeetingPlace[], movedSeriesId?: string) {
  const others = movedSeriesId && { meeting: { OR: [{ seriesId: null }, { seriesId: { not: movedSeriesId } }] } }
  const taken = await tx.meetingAttendee.count({
    where: { ...overlappingPlaces(held, bookedOf(places)), ...others },
  })
  if (taken > 0) throw slotTaken()
}

export async function findMissing(tx: Tx, workspaceId: string, memberIds: readonly string[]): Promise<string[]> {
  const people = await tx.member.findMany({
    where: { workspaceId, id: { in: [...memberIds] }, status: 'ACTIVE' },
    select: { id: true },
  })
  const found = new Set(people.map(({ id }) => id))
  return memberIds.filter((id) => !found.has(id))
}
