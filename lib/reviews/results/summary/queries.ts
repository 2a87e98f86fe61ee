import 'server-only'
import { groupBy } from '@/lib/shared/group-by'
import { listQuestions } from '@/lib/reviews/asking/questions/queries'
import type { ReviewHead } from '@/lib/reviews/results/queries'
import { listTallies } from '@/lib/reviews/results/tallies/queries'
import { firstTexts } from '@/lib/reviews/results/texts/queries'
import { pageOf, summaryOf, type Summary, type SummaryFilter } from './rules'

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
