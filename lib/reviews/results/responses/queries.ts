import 'server-only'
import { db } from '@/lib/platform/db'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { fullName } from '@/lib/members/rules'
import { listQuestions } from '../../questions/queries'
import type { AnswerParts, QuestionView } from '../../responses/rules'
import type { ReviewHead } from '../queries'

/** What one person sent, question by question. There is none of an anonymous review. */
export type NamedResponse = {
  id: string
  authorName: string
  memberId: string | null
  relationship: Relationship
  submittedAt: Date
  answers: Record<string, AnswerParts>
}

const PAGE = 10

const responseSelect = {
  id: true,
  submittedAt: true,
  assignee: {
    select: {
      memberId: true,
      relationship: true,
      member: { select: { user: { select: { firstName: true, lastName: true } } } },
      external: { select: { email: true } },
    },
  },
  answers: { select: { questionId: true, text: true, score: true, yes: true, optionIds: true } },
} as const

export type NamedResponses = Page<NamedResponse> & { questions: QuestionView[] }

/** Sent responses with the questions they answer, newest first, ten at a time. */
export async function listResponses(head: ReviewHead, after?: string): Promise<NamedResponses> {
  if (head.anonymity === 'ANONYMOUS' || head.hidden !== null) return { questions: [], rows: [], next: null }
  const [questions, page] = await Promise.all([listQuestions(head), findResponses(head, after)])
  return { questions, ...page }
}

async function findResponses(head: ReviewHead, after: string | undefined): Promise<Page<NamedResponse>> {
  const { workspaceId, id: reviewId } = head
  const cursor = readCursor(after)
  const older = cursor && {
    OR: [{ submittedAt: { lt: cursor.at } }, { submittedAt: cursor.at, id: { lt: cursor.id } }],
  }
  const orderBy = [{ submittedAt: 'desc' as const }, { id: 'desc' as const }]
  const where = { workspaceId, reviewId, status: 'SUBMITTED' as const, assigneeId: { not: null }, ...older }
  // In a statement of its own: joined, the answers of every response would be gathered before ten are kept.
  const page = await db.response.findMany({ where, orderBy, take: PAGE + 1, select: { id: true } })
  const rows = await db.response.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: page.map(({ id }) => id) } },
    orderBy,
    select: responseSelect,
  })
  const views = rows.flatMap(({ id, submittedAt, assignee, answers }) => {
    if (!assignee || !submittedAt) return []
    const { member, external, memberId, relationship } = assignee
    const authorName = member ? fullName(member.user) : (external?.email ?? '')
    const given = Object.fromEntries(answers.map(({ questionId, ...parts }) => [questionId, parts]))
    return [{ id, authorName, memberId, relationship, submittedAt, answers: given }]
  })
  return toPage(views, PAGE, ({ submittedAt, id }) => ({ at: submittedAt, id }))
}
