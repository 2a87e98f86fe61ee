import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays, dayIn, dayOf, type Day } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'

type Timed = { id: string; title: string; startsAt: Date; endsAt: Date }

/** An open action item of the actor, with its pair's partner. */
export type OwnItem = { id: string; title: string; dueOn: Day | null; partner: { memberId: string; name: string } }

type Row =
  | (Timed & { kind: 'meeting'; withName: string | null })
  | { kind: 'item'; id: string; title: string; dueOn: Date | null; withId: string; withName: string }

export type OneOnOnesToDo = { coming: Timed[]; missed: Timed[]; items: OwnItem[] }

const MISSED_MS = 14 * 24 * 60 * 60_000

function toDoOf(rows: readonly Row[], at: Date): OneOnOnesToDo {
  const meetings = rows.flatMap((row) =>
    row.kind === 'meeting' ? { ...row, title: row.withName ? `${row.title} with ${row.withName}` : row.title } : [],
  )
  return {
    coming: meetings.filter(({ endsAt }) => endsAt > at).toReversed(),
    missed: meetings.filter(({ endsAt }) => endsAt <= at),
    items: rows.flatMap((row) => {
      if (row.kind === 'meeting') return []
      const { id, title, dueOn, withId, withName } = row
      return { id, title, dueOn: dueOn && dayOf(dueOn), partner: { memberId: withId, name: withName } }
    }),
  }
}

/**
 * What an actor has to do in one-on-ones: those open until tomorrow evening and those missed lately, `limit` of both, and, one
 * more of them, the open action items that they own, the earliest due first.
 */
export async function listOneOnOnesToDo({ workspaceId, memberId, timeZone }: Actor, limit: number) {
  const at = now()
  const until = instantOf(addDays(dayIn(at, timeZone), 2), '00:00', timeZone) ?? at
  const rows = await db.$queryRaw<Row[]>`
    (SELECT 'meeting' AS kind, m.id, m.title, m."startsAt", m."endsAt", NULL::date AS "dueOn", NULL::uuid AS "withId",
       (SELECT TRIM(u."firstName" || ' ' || u."lastName")
        FROM "MeetingAttendee" o JOIN "Member" p ON p.id = o."memberId" JOIN "User" u ON u.id = p."userId"
        WHERE o."meetingId" = m.id AND o."memberId" <> ${memberId}::uuid LIMIT 1) AS "withName"
     FROM "Meeting" m JOIN "MeetingAttendee" a ON a."meetingId" = m.id AND a."memberId" = ${memberId}::uuid
     WHERE m."workspaceId" = ${workspaceId}::uuid AND m.kind = 'ONE_ON_ONE' AND m."completedAt" IS NULL
       AND m."canceledAt" IS NULL AND a."endsAt" > ${new Date(at.getTime() - MISSED_MS)} AND a."startsAt" < ${until}
     ORDER BY m."startsAt" DESC LIMIT ${2 * limit})
    UNION ALL
    (SELECT 'item', i.id, i.title, NULL, NULL, i."dueOn", p.id, TRIM(u."firstName" || ' ' || u."lastName")
     FROM "OneOnOneItem" i
       JOIN "OneOnOnePair" o ON o.id = i."pairId" AND ${memberId}::uuid IN (o."firstId", o."secondId")
       JOIN "Member" p ON p.id = CASE WHEN o."firstId" = ${memberId}::uuid THEN o."secondId" ELSE o."firstId" END
       JOIN "User" u ON u.id = p."userId"
     WHERE i."workspaceId" = ${workspaceId}::uuid AND i."ownerId" = ${memberId}::uuid AND i."doneAt" IS NULL
     ORDER BY i."dueOn" ASC NULLS LAST, i."createdAt" LIMIT ${limit + 1})`
  return toDoOf(rows, at)
}
