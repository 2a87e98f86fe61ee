import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isSilent, lastTalked } from '@/lib/one-on-ones/rules/nudges'
import type { PairListFilter } from '@/lib/one-on-ones/schema'
import { now } from '@/lib/platform/clock'
import { db, escapedForLike, Prisma } from '@/lib/platform/db'
import type { PairPerson } from './find-partner'

type Row = {
  id: string
  memberId: string
  name: string
  pictureId: string | null
  hasLeft: boolean
  nextId: string | null
  nextAt: Date | null
  isDeclined: boolean
  lastAt: Date | null
  openItems: number
}

export type PairRow = {
  id: string
  partner: PairPerson
  /** `isDeclined`: one of the two does not attend. */
  next: { id: string; at: Date; isDeclined: boolean } | null
  openItems: number
  talked: string
  isSilent: boolean
}

type PairList = { pairs: PairRow[]; isCut: boolean }

const MOST_PAIRS = 200

const toRow = (zone: string, { id, openItems, nextId, nextAt, isDeclined, lastAt, ...partner }: Row): PairRow => ({
  id,
  partner,
  openItems,
  next: nextId !== null && nextAt !== null ? { id: nextId, at: nextAt, isDeclined } : null,
  talked: lastTalked(lastAt, now(), zone),
  isSilent: nextId === null && isSilent(lastAt, now(), zone),
})

/** The next to meet first, then the longest since the last talk, then former colleagues; `isCut` if there are more. */
export async function listPairs(
  { workspaceId, memberId, timeZone }: Actor,
  { search }: PairListFilter = { search: '' },
): Promise<PairList> {
  const at = now()
  const named =
    search === ''
      ? Prisma.empty
      : Prisma.sql`AND u."firstName" || ' ' || u."lastName" ILIKE ${`%${escapedForLike(search)}%`}`
  const rows = await db.$queryRaw<Row[]>`
    WITH held AS (
      SELECT o."pairId", o.id, a."startsAt", a."isCompleted", a."endsAt" > ${at} AND NOT a."isCompleted" AS "isNext"
      FROM "MeetingAttendee" a JOIN "OneOnOne" o ON o.id = a."meetingId"
      WHERE a."memberId" = ${memberId}::uuid AND a.kind = 'ONE_ON_ONE' AND NOT a."isCanceled"),
    next AS (SELECT DISTINCT ON ("pairId") "pairId", id, "startsAt" FROM held WHERE "isNext" ORDER BY "pairId", "startsAt"),
    last AS (SELECT "pairId", max("startsAt") AS "startsAt" FROM held WHERE "isCompleted" GROUP BY "pairId")
    SELECT p.id, m.id AS "memberId", TRIM(u."firstName" || ' ' || u."lastName") AS name, u."pictureId",
      m.status <> 'ACTIVE' AS "hasLeft", n.id AS "nextId", n."startsAt" AS "nextAt", l."startsAt" AS "lastAt",
      EXISTS (SELECT FROM "MeetingAttendee" d WHERE d."meetingId" = n.id AND d."isAttending" IS FALSE) AS "isDeclined",
      (SELECT count(*)::int FROM "OneOnOneItem" i WHERE i."pairId" = p.id AND i."doneAt" IS NULL) AS "openItems"
    FROM "OneOnOnePair" p
    JOIN "Member" m ON m.id = CASE WHEN p."firstId" = ${memberId}::uuid THEN p."secondId" ELSE p."firstId" END
    JOIN "User" u ON u.id = m."userId"
    LEFT JOIN next n ON n."pairId" = p.id LEFT JOIN last l ON l."pairId" = p.id
    WHERE p."workspaceId" = ${workspaceId}::uuid AND ${memberId}::uuid IN (p."firstId", p."secondId") ${named}
    ORDER BY "hasLeft", n."startsAt" ASC NULLS LAST, l."startsAt" ASC NULLS FIRST, p.id LIMIT ${MOST_PAIRS + 1}`
  const pairs = rows.slice(0, MOST_PAIRS).map((row) => toRow(timeZone, row))
  return { pairs, isCut: rows.length > MOST_PAIRS }
}
