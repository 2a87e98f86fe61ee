import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isSilent, lastTalked } from '@/lib/one-on-ones/rules/nudges'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { PairPerson } from './find-partner'

type Row = {
  id: string
  memberId: string
  name: string
  pictureId: string | null
  hasLeft: boolean
  nextId: string | null
  nextAt: Date | null
  lastAt: Date | null
  openItems: number
}

export type PairRow = {
  id: string
  partner: PairPerson
  next: { id: string; at: Date } | null
  openItems: number
  talked: string
  isSilent: boolean
}

type PairList = { pairs: PairRow[]; isCut: boolean }

const MOST_PAIRS = 200

const toRow = (zone: string, { id, openItems, nextId, nextAt, lastAt, ...partner }: Row): PairRow => ({
  id,
  partner,
  openItems,
  next: nextId !== null && nextAt !== null ? { id: nextId, at: nextAt } : null,
  talked: lastTalked(lastAt, now(), zone),
  isSilent: nextId === null && isSilent(lastAt, now(), zone),
})

/** The next to meet first, then the longest since the last talk; `isCut` if there are more. */
export async function listPairs({ workspaceId, memberId, timeZone }: Actor): Promise<PairList> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT p.id, m.id AS "memberId", TRIM(u."firstName" || ' ' || u."lastName") AS name, u."pictureId",
      m.status <> 'ACTIVE' AS "hasLeft", n.id AS "nextId", n."startsAt" AS "nextAt", l."startsAt" AS "lastAt",
      (SELECT count(*)::int FROM "OneOnOneItem" i WHERE i."pairId" = p.id AND i."doneAt" IS NULL) AS "openItems"
    FROM "OneOnOnePair" p
    JOIN "Member" m ON m.id = CASE WHEN p."firstId" = ${memberId}::uuid THEN p."secondId" ELSE p."firstId" END
    JOIN "User" u ON u.id = m."userId"
    LEFT JOIN LATERAL (
      SELECT t.id, t."startsAt" FROM "OneOnOne" o JOIN "Meeting" t ON t.id = o.id
      WHERE o."pairId" = p.id AND t."completedAt" IS NULL AND t."canceledAt" IS NULL AND t."endsAt" > ${now()}
      ORDER BY t."startsAt" LIMIT 1) n ON true
    LEFT JOIN LATERAL (
      SELECT t."startsAt" FROM "OneOnOne" o JOIN "Meeting" t ON t.id = o.id
      WHERE o."pairId" = p.id AND t."completedAt" IS NOT NULL ORDER BY t."startsAt" DESC LIMIT 1) l ON true
    WHERE p."workspaceId" = ${workspaceId}::uuid AND ${memberId}::uuid IN (p."firstId", p."secondId")
    ORDER BY n."startsAt" ASC NULLS LAST, l."startsAt" ASC NULLS FIRST, p.id LIMIT ${MOST_PAIRS + 1}`
  const pairs = rows.slice(0, MOST_PAIRS).map((row) => toRow(timeZone, row))
  return { pairs, isCut: rows.length > MOST_PAIRS }
}
