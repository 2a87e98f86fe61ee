import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import type { ExportSource } from '@/lib/reviews/exports/schema'
import { findHeadBefore, type ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { getSummary, type SummaryPage } from '@/lib/reviews/results/queries/get-summary'
import { getExported, readableHeads } from './get-exported'

/** Written answers of all reviews together: more make a page too long to open. */
const MOST_PRINTED = 5_000

export type PrintedReview = { head: ReviewHead; summary: SummaryPage }

export type PrintView = {
  title: string
  at: Date
  reviews: PrintedReview[]
  /** Reviews without results for this reader. */
  leftOutCount: number
  isTooLong: boolean
}

/** Every question with all its written answers, as far as the results show them to this reader. */
export async function readPrinted(head: ReviewHead, texts = MOST_PRINTED + 1): Promise<SummaryPage> {
  const before = await findHeadBefore(head)
  const reader = { ...head, can: { ...head.can, pin: false } }
  const first = await getSummary(reader, { texts }, before)
  const questions = [...first.questions]
  for (let from = first.next; from !== null;) {
    const page: SummaryPage = await getSummary(reader, { from, texts }, before)
    questions.push(...page.questions)
    from = page.next
  }
  return { ...first, questions, next: null }
}

const textsIn = ({ questions }: SummaryPage) => questions.reduce((sum, { textCount }) => sum + textCount, 0)

/** The results of a review or a round on one page. Throws not-found and forbidden, just as the screen does. */
export async function getPrintView(
  actor: Actor,
  source: ExportSource,
  id: string,
  most = MOST_PRINTED,
): Promise<PrintView> {
  const exported = await getExported(actor, source, id)
  const heads = await readableHeads(actor, exported)
  const leftOutCount = exported.reviewIds.length - heads.length
  const view = { title: exported.title, at: now(), leftOutCount }
  const reviews: PrintedReview[] = []
  let textCount = 0
  for (const head of heads) {
    const summary = await readPrinted(head, most + 1)
    textCount += textsIn(summary)
    if (textCount > most) return { ...view, reviews: [], isTooLong: true }
    reviews.push({ head, summary })
  }
  return { ...view, reviews, isTooLong: false }
}
