import 'server-only'
import { isOverlapping, type Busy } from '@/lib/meetings/rules/meeting-times'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'

/** The booked times of these meetings, for `bookFreed` once they are given back. */
export const listBooked = (tx: Tx, meetingIds: readonly string[]): Promise<Busy[]> =>
  tx.meetingAttendee.findMany({
    where: { meetingId: { in: [...meetingIds] }, isBooked: true, isCanceled: false },
    select: { memberId: true, startsAt: true, endsAt: true },
  })

type Waiting = Busy & { meetingId: string }

/** Upcoming places that clashed with these times and clash with nothing else that is booked. */
const listWaiting = (tx: Tx, freed: readonly Busy[]) => tx.$queryRaw<Waiting[]>`
  SELECT DISTINCT a."meetingId", a."memberId", a."startsAt", a."endsAt"
  FROM unnest(${freed.map(({ memberId }) => memberId)}::uuid[], ${freed.map(({ startsAt }) => startsAt)}::timestamptz[],
    ${freed.map(({ endsAt }) => endsAt)}::timestamptz[]) f("memberId", "startsAt", "endsAt")
  JOIN "MeetingAttendee" a ON a."memberId" = f."memberId" AND a."startsAt" < f."endsAt" AND a."endsAt" > f."startsAt"
  JOIN "Meeting" m ON m.id = a."meetingId" AND m."completedAt" IS NULL
    AND (m.kind = 'ONE_ON_ONE' OR m."organizerId" = a."memberId")
  WHERE NOT a."isBooked" AND NOT a."isCanceled" AND a."startsAt" > ${now()} AND NOT EXISTS (
    SELECT FROM "MeetingAttendee" b WHERE b."memberId" = a."memberId" AND b."isBooked" AND NOT b."isCanceled"
      AND b."startsAt" < a."endsAt" AND b."endsAt" > a."startsAt")
  ORDER BY a."startsAt", a."meetingId"`

/** Books the meetings of series that clashed with times given back, the earliest first. */
export async function bookFreed(tx: Tx, freed: readonly Busy[]) {
  const booked: Waiting[] = []
  for (const place of await listWaiting(tx, freed))
    if (!booked.some((other) => other.memberId === place.memberId && isOverlapping(other, place))) booked.push(place)
  if (booked.length === 0) return
  const where = { OR: booked.map(({ meetingId, memberId }) => ({ meetingId, memberId })) }
  await tx.meetingAttendee.updateMany({ where, data: { isBooked: true } })
}

export async function giveBack(tx: Tx, meetingId: string) {
  const freed = await listBooked(tx, [meetingId])
  await tx.meetingAttendee.updateMany({ where: { meetingId }, data: { isBooked: false } })
  await bookFreed(tx, freed)
}
