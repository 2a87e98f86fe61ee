import 'server-only'
import { listResponses, type NamedResponses } from './list-responses'
import { listAsked } from './list-asked'
import { getTexts, type QuestionTexts } from './get-texts'
import { findHeadBefore, type ReviewHead } from './get-review-head'
import { orderOf, answerOrders, peopleOrders, type ResultsFilter } from '@/lib/reviews/results/schema'
import { getSummary, type SummaryPage } from './get-summary'

export type ResultsView =
  | { kind: 'answers'; responses: NamedResponses }
  | { kind: 'team' | 'invited'; people: Awaited<ReturnType<typeof listAsked>> }
  | { kind: 'texts'; question: string; texts: QuestionTexts }
  | { kind: 'summary'; summary: SummaryPage }

/** Throws not-found for a question this reader may not see. */
export async function getResultsView(head: ReviewHead, filter: ResultsFilter): Promise<ResultsView> {
  const { tab, question, sort } = filter
  if (tab === 'answers') {
    return { kind: tab, responses: await listResponses(head, { ...filter, order: orderOf(answerOrders, sort) }) }
  }
  if (tab !== 'summary') {
    return { kind: tab, people: await listAsked(head, tab, { ...filter, order: orderOf(peopleOrders, sort) }) }
  }
  if (question !== undefined) return { kind: 'texts', question, texts: await getTexts(head, question, filter) }
  return { kind: 'summary', summary: await getSummary(head, filter, await findHeadBefore(head)) }
}
