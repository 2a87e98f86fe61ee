import 'server-only'
import type { ReviewHead } from './get-review-head'
import { overviewOf, type Overview } from '@/lib/reviews/results/rules/overview'
import { pageOf, summaryOf, type SummaryFilter, type Summary } from '@/lib/reviews/results/rules/summary'
import { alreadyRead, joinReadings, read } from '@/lib/platform/reading'
import { listQuestions } from '@/lib/reviews/model/queries/list-questions'
import { listTallies } from './list-tallies'
import { firstTextsReading, pinnedReading } from './get-texts'
import { groupBy } from '@/lib/shared/group-by'

/** `overview` is only on the first page of all groups. */
export type SummaryPage = Summary & { overview: Overview | null }

const nothing: SummaryPage = { questions: [], groups: [], next: null, before: null, overview: null }

/**
 * The results of one page of questions, as far as this reader may see them, of all groups or one, compared with the
 * head before, if any. Drafts never count.
 */
export async function getSummary(
  head: ReviewHead,
  { group, from = 1, texts: most }: SummaryFilter = {},
  before: ReviewHead | null = null,
): Promise<SummaryPage> {
  if (head.hidden !== null) return nothing
  const page = pageOf(await listQuestions(head), from)
  const { workspaceId, id: reviewId } = head
  const hasOverview = group === undefined && from === 1
  const questions = hasOverview ? page.all : page.questions
  const idsOnPage = page.questions.map(({ id }) => id)
  const questionIds = questions.map(({ id }) => id)
  const words = joinReadings(
    firstTextsReading(head, idsOnPage, group, most),
    hasOverview ? pinnedReading(head) : alreadyRead([]),
  )
  const [tallies, [texts, pinned]] = await Promise.all([
    listTallies({ workspaceId, reviewId, questionIds, beforeId: before?.id ?? null }),
    read(words),
  ])
  const byQuestion = groupBy(tallies, ({ questionId }) => questionId)
  const { quotes, ...summary } = summaryOf({ head, before, group, questions, byQuestion, texts, pinned })
  return {
    ...summary,
    questions: summary.questions.filter(({ id }) => idsOnPage.includes(id)),
    next: page.next,
    overview: hasOverview ? overviewOf(summary.questions, quotes) : null,
  }
}
