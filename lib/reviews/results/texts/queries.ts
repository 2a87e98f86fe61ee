import 'server-only'
import { groupBy } from '@/lib/shared/group-by'
import { db, Prisma } from '@/lib/platform/db'
import { isId } from '@/lib/shared/id'
import { noSuchReview } from '../../refusals'
import type { ReviewHead } from '../queries'
import { isQuestionHidden } from '../rules'

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

/** The first five texts of each question that asks for words; of the others no answer needs to be looked at. */
export async function firstTexts(head: ReviewHead): Promise<Map<string, TextAnswer[]>> {
  const rows = await db.$queryRaw<TextRow[]>`
    SELECT q.id AS "questionId", a.id, a.text, ${authorColumn(head)}
    FROM "Question" q CROSS JOIN LATERAL (
      SELECT id, text, "responseId" FROM "Answer" WHERE "questionId" = q.id AND "isCounted" AND text IS NOT NULL
      ORDER BY id LIMIT ${FIRST}) a
    WHERE q."reviewId" = ${head.id}::uuid AND (q.type IN ('input', 'textarea') OR q."editableFeedback")
    ORDER BY q.position, a.id`
  return groupBy(rows, ({ questionId }) => questionId)
}

export type QuestionTexts = { question: string; rows: TextAnswer[]; next: string | null }

/**
 * All texts of one question, a page at a time; `after` is the last id read. Throws not-found for a question of another
 * review, and for one whose answers this reader may not see: whatever hides the summary hides the list behind it.
 */
export async function getTexts(head: ReviewHead, questionId: string, after?: string): Promise<QuestionTexts> {
  const { workspaceId, id: reviewId } = head
  const select = { text: true, _count: { select: { answers: { where: { isCounted: true } } } } } as const
  const question = await db.question.findFirst({ where: { id: questionId, workspaceId, reviewId }, select })
  const isAnonymous = head.anonymity === 'ANONYMOUS'
  if (!question || head.hidden !== null) throw noSuchReview()
  if (isQuestionHidden(question._count.answers, isAnonymous, head.viewerAnswered)) throw noSuchReview()
  const beyond = after !== undefined && isId(after) ? Prisma.sql`AND a.id > ${after}::uuid` : Prisma.empty
  const rows = await db.$queryRaw<TextAnswer[]>`
    SELECT a.id, a.text, ${authorColumn(head)} FROM "Answer" a
    WHERE a."questionId" = ${questionId}::uuid AND a."isCounted" AND a.text IS NOT NULL ${beyond}
    ORDER BY a.id LIMIT ${PAGE + 1}`
  const kept = rows.slice(0, PAGE)
  return { question: question.text, rows: kept, next: rows.length > PAGE ? (kept.at(-1)?.id ?? null) : null }
}
