import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import type { Reminded } from '@/lib/access/digest-lines'
import { db, Prisma, type Tx } from '@/lib/platform/db'
import { inBatches } from '@/lib/platform/one-by-one'
import { nominationDeciders, isBeforeEnd, isToNominate } from '@/lib/reviews/lists/queries/list-own-steps'
import { isDue, isWithinReach, morningsIn, morningTable } from './list-people-due'

/** Who has to nominate, or to decide on nominations, and since when. A form without reminders reminds of neither. */
const waits = () => Prisma.sql`(
  SELECT r.id, r."subjectId" AS "memberId", COALESCE(r."publishedAt", r."createdAt") AS "createdAt", r."closesAt" AS ends,
    'nominate' AS step
  FROM "Review" r WHERE r."hasReminders" AND ${isToNominate()}
  UNION ALL
  SELECT r.id, d.id, n."createdAt", r."closesAt", 'decide'
  FROM "Review" r JOIN (SELECT "reviewId", min("createdAt") AS "createdAt" FROM "ReviewNomination"
      WHERE status = 'PENDING' GROUP BY "reviewId") n ON n."reviewId" = r.id, LATERAL (${nominationDeciders}) d
  WHERE r."hasReminders" AND r.status = 'ACTIVE' AND ${isBeforeEnd()}) a`

const waiting = () => Prisma.sql`
  ${waits()} JOIN "Member" m ON m.id = a."memberId" AND m.status = 'ACTIVE' JOIN "User" u ON u.id = m."userId"
    JOIN "Workspace" w ON w.id = m."workspaceId" AND ${isOpenWorkspace}`

const due = (mornings: string) => Prisma.sql`
  ${morningTable(mornings)}, ${waiting()}
  WHERE u."timeZone" = c.zone AND ${isDue('morning.digest', Prisma.sql`m.id`, Prisma.sql`u.email`)}`

async function listZones(at: Date) {
  const rows = await db.$queryRaw<{ zone: string }[]>`
    SELECT DISTINCT u."timeZone" AS zone FROM ${waiting()} WHERE ${isWithinReach(at)}`
  return rows.map(({ zone }) => zone)
}

const BATCH = 200

const listPeople = (mornings: string, after: string) => db.$queryRaw<{ id: string; workspaceId: string }[]>`
  SELECT DISTINCT m.id, m."workspaceId" FROM ${due(mornings)} AND m.id > ${after}::uuid ORDER BY m.id LIMIT ${BATCH}`

export async function* listNominationsDue(at: Date) {
  const mornings = morningsIn(await listZones(at), at)
  if (mornings !== null) yield* inBatches((after) => listPeople(mornings, after))
}

export type DueNomination = {
  id: string
  title: string
  step: 'nominate' | 'decide'
  subjectName: string
  endsAt: Date | null
}

/** Sorted by close date; empty when they were already reminded. */
export const listDueNominations = (tx: Tx, { workspaceId, memberId }: Reminded, mornings: string) =>
  tx.$queryRaw<DueNomination[]>`
    SELECT DISTINCT r.id, r.title, a.step, TRIM(su."firstName" || ' ' || su."lastName") AS "subjectName", a.ends AS "endsAt"
    FROM (SELECT a.id, a.step, a.ends FROM ${due(mornings)} AND m.id = ${memberId}::uuid) a
      JOIN "Review" r ON r.id = a.id AND r."workspaceId" = ${workspaceId}::uuid
      JOIN "Member" s ON s.id = r."subjectId" JOIN "User" su ON su.id = s."userId"
    ORDER BY "endsAt" NULLS LAST, r.title, r.id`
