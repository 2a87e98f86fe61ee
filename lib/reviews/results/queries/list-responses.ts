import 'server-only'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import type { AnswerParts, QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { AnswerOrder } from '@/lib/reviews/results/schema'
import { Prisma, escapedForLike, db } from '@/lib/platform/db'
import type { ReviewHead } from './get-review-head'
import { isId } from '@/lib/shared/id'
import { groupBy } from '@/lib/shared/group-by'
import { listQuestions } from '@/lib/reviews/model/queries/list-questions'

/** Only for readers who see names. */
export type NamedResponse = {
  id: string
  authorName: string
  memberId: string | null
  pictureId: string | null
  relationship: Relationship
  submittedAt: Date
  answers: Record<string, AnswerParts>
  /** Questions whose answer or text is hidden; only the creator, who hid them, sees this. */
  hiddenIds: string[]
}

export type NamedResponses = { questions: QuestionView[]; rows: NamedResponse[]; next: string | null }

export type ResponseFilter = { search?: string; order?: AnswerOrder; after?: string }

type Row = Omit<NamedResponse, 'answers' | 'hiddenIds'>

/** Aims at this many answers a page, with two to ten people. */
const ANSWERS_PAGE = 200

const peopleOnPage = (questionCount: number) =>
  Math.min(10, Math.max(2, Math.floor(ANSWERS_PAGE / Math.max(1, questionCount))))

const orders: Record<AnswerOrder, { key: Prisma.Sql; beyond: Prisma.Sql; direction: Prisma.Sql }> = {
  newest: { key: Prisma.sql`"submittedAt"`, beyond: Prisma.sql`<`, direction: Prisma.sql`DESC` },
  name: { key: Prisma.sql`lower("authorName")`, beyond: Prisma.sql`>`, direction: Prisma.sql`ASC` },
}

const sent = ({ workspaceId, id }: ReviewHead) => Prisma.sql`
  SELECT p.id, p."submittedAt", g."memberId", u."pictureId", g.relationship,
    COALESCE(TRIM(u."firstName" || ' ' || u."lastName"), NULLIF(e.name, ''), e.email) AS "authorName"
  FROM "Response" p JOIN "ReviewAssignee" g ON g.id = p."assigneeId" LEFT JOIN "ExternalReviewer" e ON e."assigneeId" = g.id
  LEFT JOIN "Member" m ON m.id = g."memberId" LEFT JOIN "User" u ON u.id = m."userId"
  WHERE p."workspaceId" = ${workspaceId}::uuid AND p."reviewId" = ${id}::uuid AND p.status = 'SUBMITTED'`

function findResponses(head: ReviewHead, { search = '', order = 'newest', after }: ResponseFilter, size: number) {
  const { key, beyond, direction } = orders[order]
  const like = `%${escapedForLike(search)}%`
  const matching =
    search === ''
      ? Prisma.empty
      : Prisma.sql`WHERE "authorName" ILIKE ${like} OR EXISTS (
          SELECT 1 FROM "Answer" x WHERE x."responseId" = sent.id AND x."hiddenAt" IS NULL AND x.text ILIKE ${like})`
  const further =
    after !== undefined && isId(after)
      ? Prisma.sql`WHERE (key, id) ${beyond} (SELECT key, id FROM sorted WHERE id = ${after}::uuid)`
      : Prisma.empty
  return db.$queryRaw<Row[]>`
    WITH sent AS (${sent(head)}), sorted AS (SELECT *, ${key} AS key FROM sent ${matching})
    SELECT id, "authorName", "memberId", "pictureId", relationship, "submittedAt" FROM sorted ${further}
    ORDER BY key ${direction}, id ${direction} LIMIT ${size + 1}`
}

async function findAnswers(responseIds: string[]) {
  const answers = await db.answer.findMany({
    where: { responseId: { in: responseIds }, isCounted: true },
    select: { responseId: true, questionId: true, text: true, score: true, yes: true, optionIds: true, hiddenAt: true },
  })
  return groupBy(answers, ({ responseId }) => responseId)
}

type GivenAnswer = AnswerParts & { questionId: string; hiddenAt: Date | null }

/**
 * Hidden text is left out, but its stars stay, as they count in the summary. Only the creator sees where something was
 * hidden.
 */
function givenOf({ readAs }: ReviewHead, given: GivenAnswer[]): Pick<NamedResponse, 'answers' | 'hiddenIds'> {
  const isHidden = ({ hiddenAt }: GivenAnswer) => hiddenAt !== null
  const shown = given.filter((answer) => !isHidden(answer) || answer.score !== null)
  return {
    answers: Object.fromEntries(
      shown.map((answer) => {
        const { questionId, score, yes, optionIds } = answer
        return [questionId, { text: isHidden(answer) ? null : answer.text, score, yes, optionIds }]
      }),
    ),
    hiddenIds: readAs === 'creator' ? given.filter(isHidden).map(({ questionId }) => questionId) : [],
  }
}

export async function listResponses(head: ReviewHead, filter: ResponseFilter = {}): Promise<NamedResponses> {
  if (!head.eyes.seesNames || head.hidden !== null) return { questions: [], rows: [], next: null }
  const questions = await listQuestions(head.workspaceId, [head.id])
  const size = peopleOnPage(questions.length)
  const page = await findResponses(head, filter, size)
  const kept = page.slice(0, size)
  const answers = await findAnswers(kept.map(({ id }) => id))
  const rows = kept.map((row) => ({ ...row, ...givenOf(head, answers.get(row.id) ?? []) }))
  return { questions, rows, next: page.length > size ? (kept.at(-1)?.id ?? null) : null }
}
