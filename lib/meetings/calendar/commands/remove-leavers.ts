import 'server-only'
import { touchCalendar, touchSeries } from '@/lib/meetings/steps/calendar-events'
import { daysFrom, now } from '@/lib/platform/clock'
import { db, Prisma, transaction } from '@/lib/platform/db'

const SOUGHT_DAYS = 7

type Outdated = { meetingId: string | null; seriesId: string | null }

/** People who left, or came back, and when. */
const changedSince = (since: Date) => Prisma.sql`(
  SELECT id, "deactivatedAt" AS "changedAt" FROM "Member" WHERE status = 'DEACTIVATED' AND "deactivatedAt" > ${since}
  UNION ALL
  SELECT p.id, max(e."createdAt") FROM "Workspace" w
    JOIN "AuditEntry" e ON e."workspaceId" = w.id AND e."createdAt" > ${since} AND e.action = 'member.reactivated'
    JOIN "Member" p ON p.id = e."objectId" AND p.status = 'ACTIVE'
  GROUP BY p.id)`

/** Meetings to come, and series, that Google last learned of before somebody in them left or came back. */
const listOutdated = (at: Date) => db.$queryRaw<Outdated[]>`
  SELECT DISTINCT CASE WHEN stale.one THEN o."meetingId" END AS "meetingId", CASE WHEN stale.whole THEN s.id END AS "seriesId"
  FROM ${changedSince(daysFrom(at, -SOUGHT_DAYS))} m
  JOIN "MeetingAttendee" a ON a."memberId" = m.id AND NOT a."isCanceled" AND a."endsAt" > ${at}
  JOIN "Meeting" t ON t.id = a."meetingId" AND t."completedAt" IS NULL AND t."organizerId" <> m.id
  JOIN "CalendarOccurrence" o ON o."meetingId" = t.id
  JOIN "CalendarEvent" e ON e.id = o."eventId" AND e."integrationId" IS NOT NULL
  LEFT JOIN "MeetingSeries" s ON s."calendarUid" = e.id AND s."endedAt" IS NULL
  CROSS JOIN LATERAL (SELECT
    o.version = o."pushedVersion" AND o."googleUpdatedAt" < m."changedAt" AS one,
    s.id IS NOT NULL AND e.version = e."pushedVersion" AND e."googleUpdatedAt" < m."changedAt" AS whole) stale
  WHERE stale.one OR stale.whole`

/** Takes people who left out of the Google events of others, with their text and Meet link, and puts returners back. */
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
