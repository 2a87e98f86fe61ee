import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Face, ToDo } from '@/lib/access/home'
import { meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { now } from '@/lib/platform/clock'
import { Prisma } from '@/lib/platform/db'
import { mapReading, rowsOf, type SharedReading } from '@/lib/platform/reading'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { formatDateTime } from '@/lib/shared/dates'

type Row = { id: string; title: string; startsAt: Date; face: Face }

const toAnswer = (zone: string, kind: MeetingKind, { id, title, startsAt, face }: Row): ToDo => ({
  kind: `${meetingKinds[kind].name}.answer`,
  id,
  title: kind === 'ONE_ON_ONE' ? `${title} with ${face.name}` : title,
  face,
  since: null,
  dueAt: startsAt,
  isStart: true,
  verb: 'Answer',
  text: `Invitation for ${formatDateTime(startsAt, zone)}`,
  href: meetingPath({ kind, id }),
})

type Invited = { kind: MeetingKind; from: Date; limit: number }

/**
 * To-dos for meetings the actor is invited to and has not answered, earliest first. A series has one, for its next
 * meeting, until one is answered or has begun. None for meetings before `from`.
 */
export function meetingInvitationsReading(
  { memberId, workspaceId, timeZone }: Actor,
  { kind, from, limit }: Invited,
): SharedReading<ToDo[]> {
  const at = now()
  const statement = Prisma.sql`
    SELECT n.id, n.title, n."startsAt", jsonb_build_object('memberId', p.id,
      'name', TRIM(u."firstName" || ' ' || u."lastName"), 'pictureId', u."pictureId") AS face
    FROM (
      SELECT DISTINCT ON (COALESCE(m."seriesId", m.id))
        m.id, m.title, m."startsAt", m."seriesId", m."organizerId", a."isAttending"
      FROM "MeetingAttendee" a JOIN "Meeting" m ON m.id = a."meetingId"
      WHERE a."memberId" = ${memberId}::uuid AND a."startsAt" > ${at} AND m."workspaceId" = ${workspaceId}::uuid
        AND m.kind = ${kind}::"MeetingKind" AND m."organizerId" <> ${memberId}::uuid
        AND m."completedAt" IS NULL AND m."canceledAt" IS NULL
      ORDER BY COALESCE(m."seriesId", m.id), a."startsAt") n
      JOIN "Member" p ON p.id = n."organizerId" JOIN "User" u ON u.id = p."userId"
    WHERE n."startsAt" >= ${from} AND n."isAttending" IS NULL
      AND NOT EXISTS (SELECT FROM "Meeting" o JOIN "MeetingAttendee" b ON b."meetingId" = o.id
        WHERE o."seriesId" = n."seriesId" AND b."memberId" = ${memberId}::uuid
          AND (b."isAttending" IS NOT NULL OR b."startsAt" <= ${at}))
    ORDER BY n."startsAt", n.id LIMIT ${limit}`
  return mapReading(rowsOf<Row>(statement, ['startsAt']), (rows) => rows.map((row) => toAnswer(timeZone, kind, row)))
}
