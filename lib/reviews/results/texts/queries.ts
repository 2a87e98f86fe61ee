import 'server-only'
import { groupBy } from '@/lib/shared/group-by'
import { db, Prisma } from '@/lib/platform/db'
import type { ReviewHead } from '../queries'

/** Something somebody wrote; of an anonymous review it has no author. */
export type TextAnswer = { id: string; text: string; authorName: string | null }

type TextRow = TextAnswer & { questionId: string }

const FIRST = 5
const PAGE = 50

// Ids are random, so reading by id is reading in no order that tells who was first.
const authorColumn = (head: ReviewHead) =>
  head.anonymity === 'ANONYMOUS'
    ? Prisma.sql`NULL::text AS "authorName"`
    : Prisma.sql`(SELECT COALESCE(TRIM(u."firstName" || ' ' || u."lastName"), e.email) FROM "Response" p
        JOIN "ReviewAssignee" g ON g.id = p."assigneeId" LEFT JOIN "ExternalReviewer" e ON e."assigneeId" = g.id
        LEFT JOIN "Member" m ON m.id = g."memberId" LEFT JOIN "User" u ON u.id = m."userId"
        WHERE p.id = a."responseId") AS "authorName"`

/** The first five texts of each question. */
export async function firstTexts(head: ReviewHead): Promise<Map<string, TextAnswer[]>> {
  const rows = await db.$queryRaw<TextRow[]>`
    SELECT q.id AS "questionId", a.id, a.text, ${authorColumn(head)}
    FROM "Question" q CROSS JOIN LATERAL (
      SELECT id, text, "responseId" FROM "Answer" WHERE "questionId" = q.id AND "isCounted" AND text IS NOT NULL
      ORDER BY id LIMIT ${FIRST}) a
    WHERE q."reviewId" = ${head.id}::uuid ORDER BY q.position, a.id`
  return groupBy(rows, ({ questionId }) => questionId)
}

/** All texts of one question that `getSummary` shows to this reader, a page at a time; `after` is the last id read. */
export async function listTexts(head: ReviewHead, questionId: string, after?: string) {
  const beyond = after === undefined ? Prisma.empty : Prisma.sql`AND a.id > ${after}::uuid`
  const rows = await db.$queryRaw<TextAnswer[]>`
    SELECT a.id, a.text, ${authorColumn(head)} FROM "Answer" a
    WHERE a."reviewId" = ${head.id}::uuid AND a."questionId" = ${questionId}::uuid AND a."isCounted" AND a.text IS NOT NULL ${beyond}
    ORDER BY a.id LIMIT ${PAGE + 1}`
  const kept = rows.slice(0, PAGE)
  return { rows: kept, next: rows.length > PAGE ? (kept.at(-1)?.id ?? null) : null }
}
