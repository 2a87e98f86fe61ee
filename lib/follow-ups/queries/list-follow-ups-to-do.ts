import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ToDo } from '@/lib/access/home'
import { meetingInvitationsReading } from '@/lib/meetings/queries/list-meeting-invitations'
import { earliestStart } from '@/lib/meetings/rules/meeting-times'
import { now } from '@/lib/platform/clock'
import { Prisma } from '@/lib/platform/db'
import { joinReadings, mapReading, rowsOf, type SharedReading } from '@/lib/platform/reading'
import { addDays, dayIn, dayOf, type Day } from '@/lib/shared/dates'
import { startOfDay, instantOf } from '@/lib/shared/zones'

type Timed = { id: string; title: string; startsAt: Date; endsAt: Date; hasMeetLink: boolean }

export type StepOwed = { id: string; title: string; dueOn: Day | null; followUp: { id: string; title: string } }

type Row = (Timed & { kind: 'today' | 'missed'; dueOn: null; followUp: null }) | StepRow
type StepRow = Timed & { kind: 'step'; dueOn: Date | null; followUp: StepOwed['followUp'] }

export type FollowUpsToDo = { today: Timed[]; missed: Timed[]; steps: StepOwed[]; invitations: ToDo[] }

const MISSED_DAYS = 14

const toDoOf = (rows: readonly Row[]): Omit<FollowUpsToDo, 'invitations'> => ({
  today: rows.flatMap((row) => (row.kind === 'today' ? row : [])),
  missed: rows.flatMap((row) => (row.kind === 'missed' ? row : [])),
  steps: rows.flatMap((row) => (row.kind === 'step' ? { ...row, dueOn: row.dueOn && dayOf(row.dueOn) } : [])),
})

function daysAround({ timeZone }: Actor) {
  const at = now()
  const startOf = (day: Day) => instantOf(day, '00:00', timeZone) ?? at
  const today = dayIn(at, timeZone)
  return {
    at,
    tomorrow: startOf(addDays(today, 1)),
    since: startOf(addDays(dayIn(startOfDay(at, timeZone), timeZone), -MISSED_DAYS)),
  }
}

/** The meeting of this id can be joined online. */
export const hasMeetLink = (id: Prisma.Sql) => Prisma.sql`EXISTS (SELECT FROM "CalendarOccurrence" o
  JOIN "CalendarEvent" e ON e.id = o."eventId" WHERE o."meetingId" = ${id} AND e."meetLink" IS NOT NULL)`

/**
 * The actor's to-dos, up to `limit` each: today's remaining follow-ups, later ones to answer, recently ended ones they
 * organize that are neither completed nor moved, and, one more, open next steps by due date.
 */
export function followUpsReading(actor: Actor, limit: number): SharedReading<FollowUpsToDo> {
  const { memberId, workspaceId } = actor
  const { at, tomorrow, since } = daysAround(actor)
  const statement = Prisma.sql`
    (SELECT 'today' AS kind, m.id, m.title, m."startsAt", m."endsAt", ${hasMeetLink(Prisma.sql`m.id`)} AS "hasMeetLink",
       NULL::date AS "dueOn", NULL::jsonb AS "followUp"
     FROM "Meeting" m JOIN "MeetingAttendee" a ON a."meetingId" = m.id AND a."memberId" = ${memberId}::uuid
     WHERE m."workspaceId" = ${workspaceId}::uuid AND m.kind = 'FOLLOW_UP' AND m."completedAt" IS NULL
       AND m."canceledAt" IS NULL AND a."endsAt" >= ${at} AND a."startsAt" > ${earliestStart(at)} AND a."startsAt" < ${tomorrow}
       AND a."isAttending" IS NOT FALSE
     ORDER BY m."startsAt" LIMIT ${limit})
    UNION ALL
    (SELECT 'missed', m.id, m.title, m."startsAt", m."endsAt", false, NULL, NULL
     FROM "Meeting" m
     WHERE m."workspaceId" = ${workspaceId}::uuid AND m.kind = 'FOLLOW_UP' AND m."organizerId" = ${memberId}::uuid
       AND m."completedAt" IS NULL AND m."canceledAt" IS NULL AND m."endsAt" >= ${since} AND m."endsAt" < ${at}
       AND m."startsAt" > ${earliestStart(since)} AND m."startsAt" < ${at}
     ORDER BY m."startsAt" DESC LIMIT ${limit})
    UNION ALL
    (SELECT 'step', i.id, i.title, m."startsAt", m."endsAt", false, i."dueOn", jsonb_build_object('id', m.id, 'title', m.title)
     FROM "FollowUpItem" i JOIN "Meeting" m ON m.id = i."followUpId" AND m."canceledAt" IS NULL
     WHERE i."workspaceId" = ${workspaceId}::uuid AND i."ownerId" = ${memberId}::uuid AND i."doneAt" IS NULL
     ORDER BY i."dueOn" ASC NULLS LAST, i."createdAt" LIMIT ${limit + 1})`
  return mapReading(
    joinReadings(
      rowsOf<Row>(statement, ['startsAt', 'endsAt', 'dueOn']),
      meetingInvitationsReading(actor, { kind: 'FOLLOW_UP', from: tomorrow, limit }),
    ),
    ([rows, invitations]) => ({ ...toDoOf(rows), invitations }),
  )
}
