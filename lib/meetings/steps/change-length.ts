import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureFeature } from '@/lib/billing/gates'
import { slotTaken } from '@/lib/meetings/refusals'
import { meetingKinds } from '@/lib/meetings/rules/meeting-kinds'
import { endAfter, isSameSpan } from '@/lib/meetings/rules/meeting-times'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import type { MeetingSeries } from '@/lib/platform/generated/prisma/client'
import { dayOf } from '@/lib/shared/dates'
import { bookFreed, listBooked } from './book-freed'
import { bookPlaces, ensureFree, type MeetingPlace } from './book-places'

type Length = {
  series: MeetingSeries
  ids: readonly string[]
  durationMinutes: number
  places: readonly MeetingPlace[]
}

/** Meetings of a series that haven't begun get another length. Returns the series, and its first day of that length. */
export async function changeLength(tx: Tx, actor: Actor, { series, ids, durationMinutes, places }: Length) {
  await ensureFeature(tx, actor, meetingKinds[series.kind].repeating, 'frequency')
  const coming = await tx.meeting.findMany({
    where: { id: { in: [...ids] }, startsAt: { gt: now() } },
    orderBy: { startsAt: 'asc' },
    select: { id: true, startsAt: true, endsAt: true, occursOn: true },
  })
  const held = coming
    .map((before) => ({ ...before, endsAt: endAfter(before.startsAt, durationMinutes), before }))
    .filter(({ before, ...one }) => !isSameSpan(before, one))
  const meetingId = { in: held.map(({ id }) => id) }
  const freed = await listBooked(tx, meetingId.in)
  await tx.meetingAttendee.deleteMany({ where: { meetingId } })
  await tx.$executeRaw`
    UPDATE "Meeting" SET "endsAt" = "startsAt" + ${durationMinutes}::int * interval '1 minute'
    WHERE id = ANY (${meetingId.in}::uuid[])`
  const clashes = await bookPlaces(tx, series.workspaceId, held, places)
  const [first] = held
  if (first) {
    if (clashes.includes(first.id)) throw slotTaken()
    await ensureFree(tx, first, places, series.id)
  }
  await bookFreed(tx, freed)
  const changed = await tx.meetingSeries.update({ where: { id: series.id }, data: { durationMinutes } })
  const firstOn = coming.reduce<Date | null>(
    (earliest, { occursOn }) => (occursOn && (earliest === null || occursOn < earliest) ? occursOn : earliest),
    null,
  )
  return { changed, from: firstOn && dayOf(firstOn) }
}
