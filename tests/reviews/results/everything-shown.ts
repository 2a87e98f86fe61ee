import type { Actor } from '@/lib/access/actor'
import { findHeadBefore, type ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { listAboutMe, listTrends } from '@/lib/reviews/results/queries/list-about-me'
import { readResultsTable } from '@/lib/reviews/exports/queries/read-contents'
import { listAsked } from '@/lib/reviews/results/queries/list-asked'
import { listResponses } from '@/lib/reviews/results/queries/list-responses'
import { getSummary, sumUp } from '@/lib/reviews/results/queries/get-summary'
import type { Overview } from '@/lib/reviews/results/rules/overview'
import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'
import { getTexts } from '@/lib/reviews/results/queries/get-texts'
import { getRound } from '@/lib/reviews/rounds/queries/get-round'
import { aHead } from '@/tests/factories/results'
import type { SentReview } from '@/tests/factories/reviews'

/** The groups in which those who answer are, in the tests that look at everything. */
export const groups = ['PEER', 'REPORT', 'MANAGER', 'OTHER'] as const

/** What they write. */
export const words = ['calm', 'quick', 'thorough', 'kind']

const bare = (views: QuestionSummary[]) =>
  views.map(({ texts, ...view }) => ({
    ...view,
    id: '',
    texts: texts.map(({ text, authorName }) => [text, authorName]),
  }))

const anonymously = <Part extends { id: string }>(parts: readonly Part[]) => parts.map((part) => ({ ...part, id: '' }))

/** The overview, its quotes in the order of their words. */
const withoutIds = ({ rows, columns, strongest, weakest, gaps, moves, quotes }: Overview) => ({
  columns,
  rows: anonymously(rows),
  moves: anonymously(moves),
  strongest: anonymously(strongest),
  weakest: anonymously(weakest),
  gaps: anonymously(gaps),
  quotes: quotes.map(({ question, text, authorName }) => `${question}: ${text} ${authorName}`).toSorted(),
})

/** All texts of a question under a filter, page after page, in the order of their words, or that there are none to read. */
async function textsOf(head: ReviewHead, questionId: string, filter: Parameters<typeof getTexts>[2]) {
  const found = await getTexts(head, questionId, filter).catch(() => null)
  return found && [found.groups, found.rows.map(({ text, authorName }) => `${text} ${authorName}`).sort()]
}

/** What a reader can take along: a table and the print view. Texts are in an order that is drawn anew each time. */
async function filesOf(head: ReviewHead) {
  const lines: string[] = []
  for await (const { text } of readResultsTable(head, 'CSV_LONG', 'UTC', true)) lines.push(...text.split('\r\n'))
  const [whole] = (await sumUp([{ head, before: await findHeadBefore(head) }], 5_000)) ?? []
  if (!whole) throw new Error('The review is too long to print.')
  const { questions, overview } = whole.summary
  const printed = bare(questions).map(({ texts, ...view }) => ({ ...view, texts: texts.map(String).sort() }))
  return { lines: lines.sort(), printed, overview: overview && withoutIds(overview) }
}

/** What a reader finds of it in the round it is part of, and among everything about them. */
async function foundElsewhere(reader: Actor, { id }: SentReview, roundId: string) {
  const { columns, rows } = await getRound(reader, roundId)
  const found = []
  for (const search of ['', ...words]) {
    const page = await listAboutMe(reader, { tab: 'feedback', search, after: undefined })
    found.push(page.rows.some((row) => row.id === id))
  }
  const trends = (await listTrends(reader)).map(({ question, points }) => [
    question,
    points.map(({ mean, people }) => [mean, people]),
  ])
  const heat = rows.map(({ cells, answeredCount, askedCount }) => ({ cells, answeredCount, askedCount }))
  return { columns, heat, found, trends }
}

/** Everything that is shown of the answers under this head, without ids, which are new each time. */
export async function shownUnder(head: ReviewHead, review: SentReview) {
  const filters = [undefined, ...groups]
  const summaries = []
  const texts = []
  for (const group of filters) {
    const { questions: views, groups: offered, overview } = await getSummary(head, { group })
    // Five of several texts are those with the smallest ids, which are drawn anew each time: all of them follow below.
    summaries.push([offered, bare(views.map((view) => ({ ...view, texts: [] }))), overview && withoutIds(overview)])
    for (const { id } of review.questions) {
      for (const search of group ? [''] : ['', 'calm']) texts.push(await textsOf(head, id, { group, search }))
    }
  }
  const people = await Promise.all(
    (['name', 'group', 'state'] as const).map((order) => listAsked(head, 'team', { order })),
  )
  const badges = new Set(people.flatMap(({ rows }) => rows.map(({ badge }) => badge)))
  return {
    hidden: head.hidden,
    answered: head.answeredCount,
    summaries,
    texts,
    badges,
    responses: await listResponses(head),
    files: await filesOf(head),
  }
}

/** Everything this reader can be shown of the answers, wherever they look. */
export const everythingShown = async (reader: Actor, review: SentReview, roundId: string) => ({
  results: await shownUnder(await aHead(reader, review), review),
  elsewhere: await foundElsewhere(reader, review, roundId),
})
