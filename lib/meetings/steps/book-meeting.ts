import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureFeature } from '@/lib/billing/gates'
import { noSuchMeeting, noSuchTime, outsideWeek, slotTaken, timeInPast } from '@/lib/meetings/refusals'
import { meetingKinds } from '@/lib/meetings/rules/meeting-kinds'
import { spanOf, type MeetingSpan } from '@/lib/meetings/rules/meeting-times'
import { daysOfSeries } from '@/lib/meetings/rules/series-days'
import type { Timing } from '@/lib/meetings/schema'
import { now } from '@/lib/platform/clock'
import { ensureSame, isFirstInsert, type Tx } from '@/lib/platform/db'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { dateOf } from '@/lib/shared/dates'
import { bookPlaces, ensureFree, type MeetingPlace } from './book-places'
import { beginCalendarEvent } from './calendar-events'
import { ensureMeetings } from './lock-meeting'
import { makeOccurrences } from './make-occurrences'
import { keepRule } from './series-rule'

export type NewMeeting = {
  id: string
  kind: MeetingKind
  title: string
  description: string
  timing: Timing
  /** All places, the organizer's included. */
  places: readonly MeetingPlace[]
  hasMeet?: boolean | undefined
}

/** Throws for an invalid or past time. */
export function chosenSpan({ day, time, durationMinutes }: Timing, timeZone: string): MeetingSpan {
  const span = spanOf(day, time, durationMinutes, timeZone)
  if (!span) throw noSuchTime()
  if (span.startsAt <= now()) throw timeInPast()
  return span
}

/** Throws where the chosen day is none of its days. */
export function seriesRow({ frequency, monthlyOn, day, time, durationMinutes, lastOn }: Timing, timeZone: string) {
  if (frequency === 'Once') return null
  const [first] = daysOfSeries({ frequency, monthlyOn, firstOn: day, lastOn }, day, day)
  if (first !== day) throw outsideWeek()
  const days = { firstOn: dateOf(day), lastOn: lastOn === null ? null : dateOf(lastOn), madeUntilOn: dateOf(day) }
  return { frequency, monthlyOn, startTime: time, durationMinutes, timeZone, ...days }
}

async function startSeries(tx: Tx, actor: Actor, { id, kind, timing }: NewMeeting): Promise<string[]> {
  const row = seriesRow(timing, actor.timeZone)
  if (row === null) return []
  await ensureFeature(tx, actor, meetingKinds[kind].repeating, 'frequency')
  const { workspaceId, memberId: organizerId } = actor
  const data = { ...row, workspaceId, organizerId, kind, createdAt: now() }
  const series = await tx.meetingSeries.create({ data })
  await keepRule(tx, series)
  const place = { seriesId: series.id, ruleId: series.calendarUid, occursOn: row.firstOn }
  await tx.meeting.update({ where: { id }, data: place, select: { id: true } })
  return (await makeOccurrences(tx, series.id))?.ids ?? []
}

type Sent = Omit<NewMeeting, 'places' | 'hasMeet'> & { memberIds: readonly string[] }

const bookedFields = {
  title: true,
  description: true,
  startsAt: true,
  endsAt: true,
  series: { select: { frequency: true, monthlyOn: true, lastOn: true } },
  attendees: { select: { memberId: true } },
} as const

/** Whether this is a retry. Throws not-found for another meeting's id, and a conflict where what is sent has changed. */
export async function isBookedBefore(tx: Tx, actor: Actor, { id, kind, timing, memberIds, ...words }: Sent) {
  const { workspaceId, memberId: organizerId, timeZone } = actor
  if ((await tx.meeting.count({ where: { id } })) === 0) return false
  const where = { id, workspaceId, organizerId, kind }
  const stored = await tx.meeting.findFirst({ where, select: bookedFields })
  if (!stored) throw noSuchMeeting()
  const { attendees, series, ...own } = stored
  const { frequency, monthlyOn, lastOn } = timing
  const repeated =
    frequency === 'Once' ? null : { frequency, monthlyOn, lastOn: lastOn === null ? null : dateOf(lastOn) }
  ensureSame(
    { ...own, series, memberIds: attendees.map(({ memberId }) => memberId).toSorted() },
    {
      ...words,
      ...spanOf(timing.day, timing.time, timing.durationMinutes, timeZone),
      series: repeated,
      memberIds: [...new Set([organizerId, ...memberIds])].toSorted(),
    },
  )
  return true
}

/**
 * Books a meeting, or a quarter of its series. Returns the new ids, first one first; none on a retry. Throws a conflict
 * for a double booking.
 */
export async function bookMeeting(tx: Tx, actor: Actor, meeting: NewMeeting): Promise<string[]> {
  const { id, kind, title, description, timing, places, hasMeet = false } = meeting
  ensureMeetings(actor, kind)
  const { workspaceId, memberId: organizerId, timeZone } = actor
  const own = { id, workspaceId, organizerId, kind }
  const memberIds = places.map(({ memberId }) => memberId)
  if (await isBookedBefore(tx, actor, { id, kind, title, description, timing, memberIds })) return []
  const span = chosenSpan(timing, timeZone)
  const row = { ...own, ...span, title, description, timeZone, createdAt: now() }
  const isFirst = await isFirstInsert(
    tx.meeting.createMany({ data: [row], skipDuplicates: true }),
    () => tx.meeting.findFirst({ where: own, select: { id: true } }),
    noSuchMeeting,
  )
  if (!isFirst) return []
  const clashes = await bookPlaces(tx, workspaceId, [{ id, ...span }], places)
  if (clashes.length > 0) throw slotTaken()
  await ensureFree(tx, { id, ...span }, places)
  const ids = [id, ...(await startSeries(tx, actor, meeting))]
  await beginCalendarEvent(tx, { workspaceId, organizerId, ids, hasMeet })
  return ids
}
