import 'server-only'
import type { ReviewHead } from './get-review-head'
import { pageOf, summaryOf, type SummaryFilter, type Summary } from '@/lib/reviews/results/rules/summary'
import { listQuestions } from '@/lib/reviews/model/queries/list-questions'
import { listTallies } from './list-tallies'
import { firstTexts } from './get-texts'
import { groupBy } from '@/lib/shared/group-by'

/**
 * The results of the questions on one page, as far as this reader may see them: of everybody, or of one group alone. With
 * the head of the round before they are compared with it. Drafts are in no figure.
 */
export async function getSummary(
  head: ReviewHead,
  filter: SummaryFilter = {},
  before: ReviewHead | null = null,
): Promise<Summary> {
  if (head.hidden !== null) return { questions: [], groups: [], next: null, before: null }
  const { questions, next } = pageOf(await listQuestions(head), filter.from)
  const { workspaceId, id: reviewId } = head
  const questionIds = questions.map(({ id }) => id)
  const [tallies, texts] = await Promise.all([
    listTallies({ workspaceId, reviewId, questionIds, beforeId: before?.id ?? null }),
    firstTexts(head, questionIds, filter.group),
  ])
  const byQuestion = groupBy(tallies, ({ questionId }) => questionId)
  return { ...summaryOf({ head, before, group: filter.group, questions, byQuestion, texts }), next }
}
