import 'server-only'
import { touchCalendar, touchSeries } from '@/lib/meetings/steps/calendar-events'
import { daysFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'

const SOUGHT_DAYS = 7

type Outdated = { meetingId: string | null; seriesId: string | null }

/** Meetings to come, and series, that Google last learned of while somebody in them was still here. */
const listOutdated = (at: Date) => db.$queryRaw<Outdated[]>`
  SELECT DISTINCT CASE WHEN stale.one THEN o."meetingId" END AS "meetingId", CASE WHEN stale.whole THEN s.id END AS "seriesId"
  FROM "Member" m
  JOIN "MeetingAttendee" a ON a."memberId" = m.id AND NOT a."isCanceled" AND a."endsAt" > ${at}
  JOIN "Meeting" t ON t.id = a."meetingId" AND t."completedAt" IS NULL AND t."organizerId" <> m.id
  JOIN "CalendarOccurrence" o ON o."meetingId" = t.id
  JOIN "CalendarEvent" e ON e.id = o."eventId" AND e."integrationId" IS NOT NULL
  LEFT JOIN "MeetingSeries" s ON s."calendarUid" = e.id AND s."endedAt" IS NULL
  CROSS JOIN LATERAL (SELECT
    o.version = o."pushedVersion" AND o."googleUpdatedAt" < m."deactivatedAt" AS one,
    s.id IS NOT NULL AND e.version = e."pushedVersion" AND e."googleUpdatedAt" < m."deactivatedAt" AS whole) stale
  WHERE m.status = 'DEACTIVATED' AND m."deactivatedAt" > ${daysFrom(at, -SOUGHT_DAYS)} AND (stale.one OR stale.whole)`

/** Takes people who left out of the Google events of others, with their text and Meet link. */
export async function removeLeavers(): Promise<{ changed: number }> {
  const outdated = await listOutdated(now())
  const meetingIds = outdated.flatMap(({ meetingId }) => meetingId ?? [])
  const seriesIds = new Set(outdated.flatMap(({ seriesId }) => seriesId ?? []))
  await transaction(async (tx) => {
    await touchCalendar(tx, meetingIds)
    for (const seriesId of seriesIds) await touchSeries(tx, seriesId)
  })
  return { changed: meetingIds.length + seriesIds.size }
}
