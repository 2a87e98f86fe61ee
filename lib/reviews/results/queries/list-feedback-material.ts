import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchReview } from '@/lib/reviews/model/refusals'
import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'
import type { Source } from '@/lib/summaries/rules/prompt'
import { getSharedHead, type ReviewHead } from './get-review-head'
import { getSummary } from './get-summary'
import { getTexts } from './get-texts'

/** Only for the subject, once results are released and shown. */
export const offersSummary = ({ releasedAs, hidden, kind }: ReviewHead) =>
  releasedAs === 'subject' && hidden === null && kind !== 'NOTE'

/** Questions with text this reader may see, by the rules of the summary. */
async function listWordyQuestions(head: ReviewHead, from = 1): Promise<QuestionSummary[]> {
  const { questions, next } = await getSummary(head, { from })
  const wordy = questions.filter(({ isHidden, textCount }) => !isHidden && textCount > 0)
  return next === null ? wordy : [...wordy, ...(await listWordyQuestions(head, next))]
}

const pathOf = ({ id, readAs }: ReviewHead) => `/feedback/${readAs === 'creator' ? 'preview' : 'shared'}/${id}`

async function sourcesOf(head: ReviewHead, { id, number, text: question }: QuestionSummary): Promise<Source[]> {
  const { rows } = await getTexts(head, id)
  return rows.map(({ text, authorName }) => ({
    kind: 'Answer',
    label: `Answer to question ${number}`,
    text: `${question}: ${text}`,
    href: `${pathOf(head)}?question=${id}`,
    by: authorName,
  }))
}

/** One answer of each question in turn, from the end, which a draft keeps where not everything fits. */
function inTurn(byQuestion: Source[][]): Source[] {
  const turns = Math.max(0, ...byQuestion.map(({ length }) => length))
  return Array.from({ length: turns }, (_, turn) =>
    byQuestion.flatMap((sources) => sources[turns - 1 - turn] ?? []),
  ).flat()
}

/** `unreadCount` is the number of further texts. */
type FeedbackMaterial = { sources: Source[]; unreadCount: number }

/**
 * The texts of released feedback about the actor, exactly as shown on screen. Figures are left out, so that no draft
 * rates anybody. Throws not-found for everybody else.
 */
export async function listFeedbackMaterial(actor: Actor, id: string): Promise<FeedbackMaterial> {
  const head = await getSharedHead(actor, id)
  if (!offersSummary(head)) throw noSuchReview()
  const questions = await listWordyQuestions(head)
  const byQuestion: Source[][] = []
  for (const question of questions) byQuestion.push(await sourcesOf(head, question))
  const sources = inTurn(byQuestion)
  const all = questions.reduce((sum, { textCount }) => sum + textCount, 0)
  return { sources, unreadCount: all - sources.length }
}
