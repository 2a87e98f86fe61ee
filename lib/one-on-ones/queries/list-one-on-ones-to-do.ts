import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Face, ToDo } from '@/lib/access/home'
import { meetingInvitationsReading } from '@/lib/meetings/queries/list-meeting-invitations'
import { earliestStart } from '@/lib/meetings/rules/meeting-times'
import { daysFrom, now } from '@/lib/platform/clock'
import { Prisma } from '@/lib/platform/db'
import { joinReadings, mapReading, rowsOf, type SharedReading } from '@/lib/platform/reading'
import { addDays, dayIn, dayOf, type Day } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'

type Timed = { id: string; title: string; startsAt: Date; endsAt: Date; face: Face | null; isPrepared: boolean }

export type OwnItem = { id: string; title: string; dueOn: Day | null; partner: Face }

type Row =
  | (Timed & { kind: 'meeting'; dueOn: null })
  | { kind: 'item'; id: string; title: string; startsAt: null; endsAt: null; dueOn: Date | null; face: Face }

export type OneOnOnesToDo = { coming: Timed[]; missed: Timed[]; items: OwnItem[]; invitations: ToDo[] }

const face = Prisma.sql`
  jsonb_build_object('memberId', p.id, 'name', TRIM(u."firstName" || ' ' || u."lastName"), 'pictureId', u."pictureId")`

const MISSED_DAYS = 14

function toDoOf(rows: readonly Row[], at: Date): Omit<OneOnOnesToDo, 'invitations'> {
  const meetings = rows.flatMap((row) =>
    row.kind === 'meeting' ? { ...row, title: row.face ? `${row.title} with ${row.face.name}` : row.title } : [],
  )
  return {
    coming: meetings.filter(({ endsAt }) => endsAt > at).toReversed(),
    missed: meetings.filter(({ endsAt }) => endsAt <= at),
    items: rows.flatMap((row) => {
      if (row.kind === 'meeting') return []
      const { id, title, dueOn, face } = row
      return { id, title, dueOn: dueOn && dayOf(dueOn), partner: face }
    }),
  }
}

/** The actor wrote a talking point for this meeting that is still open. */
const isPrepared = (memberId: string) => Prisma.sql`
  EXISTS (SELECT FROM "OneOnOne" o JOIN "TalkingPoint" t ON t."pairId" = o."pairId"
    WHERE o.id = m.id AND t."doneAt" IS NULL AND t."authorId" = ${memberId}::uuid)`

/**
 * The actor's to-dos: one-on-ones until tomorrow evening that they did not decline and recently missed ones, `limit`
 * together, later ones to answer, and, one more, open action items by due date.
 */
export function oneOnOnesReading(actor: Actor, limit: number): SharedReading<OneOnOnesToDo> {
  const { workspaceId, memberId, timeZone } = actor
  const at = now()
  const since = daysFrom(at, -MISSED_DAYS)
  const until = instantOf(addDays(dayIn(at, timeZone), 2), '00:00', timeZone) ?? at
  const statement = Prisma.sql`
    (SELECT 'meeting' AS kind, m.id, m.title, m."startsAt", m."endsAt", NULL::date AS "dueOn",
       ${isPrepared(memberId)} AS "isPrepared",
       (SELECT ${face} FROM "MeetingAttendee" o JOIN "Member" p ON p.id = o."memberId" JOIN "User" u ON u.id = p."userId"
        WHERE o."meetingId" = m.id AND o."memberId" <> ${memberId}::uuid LIMIT 1) AS face
     FROM "Meeting" m JOIN "MeetingAttendee" a ON a."meetingId" = m.id AND a."memberId" = ${memberId}::uuid
     WHERE m."workspaceId" = ${workspaceId}::uuid AND m.kind = 'ONE_ON_ONE' AND m."completedAt" IS NULL
       AND m."canceledAt" IS NULL AND a."endsAt" > ${since} AND a."startsAt" > ${earliestStart(since)}
       AND a."startsAt" < ${until}
       AND (a."isAttending" IS NOT FALSE OR a."endsAt" <= ${at})
     ORDER BY m."startsAt" DESC LIMIT ${2 * limit})
    UNION ALL
    (SELECT 'item', i.id, i.title, NULL, NULL, i."dueOn", false, ${face}
     FROM "OneOnOneItem" i
       JOIN "OneOnOnePair" o ON o.id = i."pairId" AND ${memberId}::uuid IN (o."firstId", o."secondId")
       JOIN "Member" p ON p.id = CASE WHEN o."firstId" = ${memberId}::uuid THEN o."secondId" ELSE o."firstId" END
       JOIN "User" u ON u.id = p."userId"
     WHERE i."workspaceId" = ${workspaceId}::uuid AND i."ownerId" = ${memberId}::uuid AND i."doneAt" IS NULL
     ORDER BY i."dueOn" ASC NULLS LAST, i."createdAt" LIMIT ${limit + 1})`
  return mapReading(
    joinReadings(
      rowsOf<Row>(statement, ['startsAt', 'endsAt', 'dueOn']),
      meetingInvitationsReading(actor, { kind: 'ONE_ON_ONE', from: until, limit }),
    ),
    ([rows, invitations]) => ({ ...toDoOf(rows, at), invitations }),
  )
}
