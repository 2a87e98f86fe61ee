import 'server-only'
import { shownOfTallies, withHidden, type TextAnswer } from '@/lib/reviews/results/rules/tallies'
import type { ReviewHead } from './get-review-head'
import { Prisma, db, escapedForLike } from '@/lib/platform/db'
import { mapReading, rowsOf, type SharedReading } from '@/lib/platform/reading'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { typesWith } from '@/lib/reviews/model/rules/question-types'
import { MOST_PINNED, textsFor, type GroupedText } from '@/lib/reviews/results/rules/quotes'
import { groupBy } from '@/lib/shared/group-by'
import { noSuchReview } from '@/lib/reviews/model/refusals'
import { listTallies } from './list-tallies'
import { isId } from '@/lib/shared/id'

const FIRST = 5
const PAGE = 50

// Ids are random, so ordering by id reveals no time of writing.
function authorColumn(heads: ReviewHead[]) {
  const named = heads.flatMap(({ id, eyes }) => (eyes.seesNames ? [id] : []))
  if (named.length === 0) return Prisma.sql`NULL::text AS "authorName"`
  const isNamed = Prisma.sql`p.id = a."responseId" AND p."reviewId" = ANY(${named}::uuid[])`
  return Prisma.sql`
    (SELECT COALESCE(TRIM(u."firstName" || ' ' || u."lastName"), NULLIF(e.name, ''), e.email) FROM "Response" p
      JOIN "ReviewAssignee" g ON g.id = p."assigneeId" LEFT JOIN "ExternalReviewer" e ON e."assigneeId" = g.id
      LEFT JOIN "Member" m ON m.id = g."memberId" LEFT JOIN "User" u ON u.id = m."userId" WHERE ${isNamed}) AS "authorName",
    (SELECT u."pictureId" FROM "Response" p JOIN "ReviewAssignee" g ON g.id = p."assigneeId"
      JOIN "Member" m ON m.id = g."memberId" JOIN "User" u ON u.id = m."userId" WHERE ${isNamed}) AS "authorPictureId"`
}

/** Hidden answers are left out. */
const readable = (group: Relationship | undefined) => Prisma.sql`
  "isCounted" AND text IS NOT NULL AND "hiddenAt" IS NULL
  ${group === undefined ? Prisma.empty : Prisma.sql`AND relationship = ${group}::"Relationship"`}`

/** Five per question, or all; questions without text are skipped. */
export function textsReading(
  heads: ReviewHead[],
  questionIds: string[],
  { group, all = false }: { group?: Relationship; all?: boolean },
): SharedReading<Map<string, GroupedText[]>> {
  const statement = Prisma.sql`
    SELECT q.id AS "questionId", a.id, a.text, a.relationship, a."isPinned", ${authorColumn(heads)}
    FROM "Question" q CROSS JOIN LATERAL (
      SELECT id, text, relationship, "isPinned", "responseId" FROM "Answer"
      WHERE "questionId" = q.id AND ${readable(group)} ORDER BY id LIMIT ${all ? null : FIRST}) a
    WHERE q."reviewId" = ANY(${heads.map(({ id }) => id)}::uuid[]) AND q.id = ANY(${questionIds}::uuid[])
      AND (q.type = ANY(${typesWith(({ words }) => words === 'answer')}::"QuestionType"[]) OR q."editableFeedback")
    ORDER BY q.position, a.id`
  return mapReading(rowsOf<GroupedText>(statement), (rows) => groupBy(rows, ({ questionId }) => questionId))
}

/** Pinned and not hidden, the first of each review, in the order of the questions. */
export const pinnedReading = (heads: ReviewHead[]) =>
  rowsOf<GroupedText>(Prisma.sql`
  SELECT pinned.* FROM unnest(${heads.map(({ id }) => id)}::uuid[]) review (id) CROSS JOIN LATERAL (
    SELECT q.id AS "questionId", q.position, a.id, a.text, a.relationship, a."isPinned", ${authorColumn(heads)}
    FROM "Answer" a JOIN "Question" q ON q.id = a."questionId"
    WHERE a."reviewId" = review.id AND a."isPinned" AND a."isCounted" AND a.text IS NOT NULL AND a."hiddenAt" IS NULL
    ORDER BY q.position, a.id LIMIT ${MOST_PINNED}) pinned ORDER BY pinned.position, pinned.id`)

export type TextFilter = { group?: Relationship; search?: string; after?: string }

export type QuestionTexts = {
  question: string
  groups: Relationship[]
  rows: TextAnswer[]
  next: string | null
}

/** Applies the same visibility as the summary, or as it is once one more answer of the group `hidden` is hidden. */
export async function findShown(
  { id: reviewId, workspaceId, eyes }: ReviewHead,
  questionId: string,
  hidden?: Relationship,
) {
  const select = { text: true, type: true, followsId: true, follows: { select: { type: true } } } as const
  const question = await db.question.findFirst({ where: { id: questionId, workspaceId, reviewId }, select })
  if (!question) throw noSuchReview()
  const { followsId, follows, type, text } = question
  const questionIds = [questionId, ...(followsId === null ? [] : [followsId])]
  const tallies = await listTallies({ workspaceId, reviews: [{ id: reviewId, beforeId: null }], questionIds })
  const of = (id: string | null) => tallies.filter((tally) => tally.questionId === id)
  const leading = follows === null ? undefined : shownOfTallies(follows.type, of(followsId), eyes)
  const own = hidden === undefined ? of(questionId) : withHidden(of(questionId), questionId, hidden)
  return { text, shown: shownOfTallies(type, own, eyes, leading) }
}

/**
 * Pages through the texts of one question, by group or search; `after` is the last id read. Throws not-found for a
 * question of another review or hidden from this reader, so that the list never shows more than the summary.
 */
export async function getTexts(
  head: ReviewHead,
  questionId: string,
  { group, search = '', after }: TextFilter = {},
): Promise<QuestionTexts> {
  if (head.hidden !== null) throw noSuchReview()
  const { text, shown } = await findShown(head, questionId)
  if (!(group === undefined ? shown.all : shown.groups.includes(group))) throw noSuchReview()
  const beyond = after !== undefined && isId(after) ? Prisma.sql`AND a.id > ${after}::uuid` : Prisma.empty
  const matching = search === '' ? Prisma.empty : Prisma.sql`AND a.text ILIKE ${`%${escapedForLike(search)}%`}`
  const rows = await db.$queryRaw<GroupedText[]>`
    SELECT a."questionId", a.id, a.text, a.relationship, a."isPinned", ${authorColumn([head])} FROM "Answer" a
    WHERE a."questionId" = ${questionId}::uuid AND ${readable(group)} ${beyond} ${matching}
    ORDER BY a.id LIMIT ${PAGE + 1}`
  const kept = textsFor(rows.slice(0, PAGE), shown, head.can.pin)
  const groups = shown.groups.length > 1 ? shown.groups : []
  return { question: text, groups, rows: kept, next: rows.length > PAGE ? (kept.at(-1)?.id ?? null) : null }
}
