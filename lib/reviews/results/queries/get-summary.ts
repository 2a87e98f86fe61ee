import 'server-only'
import type { ReviewHead } from './get-review-head'
import { overviewOf, type Overview } from '@/lib/reviews/results/rules/overview'
import {
  pageOf,
  summaryOf,
  type QuestionsPage,
  type SummaryFilter,
  type Summary,
} from '@/lib/reviews/results/rules/summary'
import type { Tally } from '@/lib/reviews/results/rules/tallies'
import type { GroupedText } from '@/lib/reviews/results/rules/quotes'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { alreadyRead, joinReadings, read } from '@/lib/platform/reading'
import { listQuestions } from '@/lib/reviews/model/queries/list-questions'
import { listTallies } from './list-tallies'
import { pinnedReading, textsReading } from './get-texts'
import { groupBy } from '@/lib/shared/group-by'

/** `overview` is only on the first page of all groups. */
export type SummaryPage = Summary & { overview: Overview | null }

const nothing: SummaryPage = { questions: [], groups: [], next: null, before: null, overview: null }

/** A review to sum up, and the one it is compared with. */
type Compared = { head: ReviewHead; before: ReviewHead | null }

type Cut = Compared & { page: QuestionsPage; group: Relationship | undefined; hasOverview: boolean }

type Answered = { byQuestion: Map<string, Tally[]>; texts: Map<string, GroupedText[]>; pinned: GroupedText[] }

function summaryPageOf({ page, hasOverview, ...cut }: Cut, answered: Answered): SummaryPage {
  const questions = hasOverview ? page.all : page.questions
  const { quotes, ...summary } = summaryOf({ ...cut, ...answered, questions })
  const onPage = new Set(page.questions.map(({ id }) => id))
  return {
    ...summary,
    questions: summary.questions.filter(({ id }) => onPage.has(id)),
    next: page.next,
    overview: hasOverview ? overviewOf(summary.questions, quotes) : null,
  }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const byQuestionOf = (tallies: Tally[]) => groupBy(tallies, ({ questionId }) => questionId)

const countedOf = ({ head, before }: Compared) => ({ id: head.id, beforeId: before?.id ?? null })

/**
 * The results of one page of questions, as far as this reader may see them, of all groups or one, compared with the
 * head before, if any. Drafts never count.
 */
export async function getSummary(
  head: ReviewHead,
  { group, from = 1 }: SummaryFilter = {},
  before: ReviewHead | null = null,
): Promise<SummaryPage> {
  if (head.hidden !== null) return nothing
  const { workspaceId } = head
  const page = pageOf(await listQuestions(workspaceId, [head.id]), from)
  const hasOverview = group === undefined && from === 1
  const questionIds = idsOf(hasOverview ? page.all : page.questions)
  const words = joinReadings(
    textsReading([head], idsOf(page.questions), { group }),
    hasOverview ? pinnedReading([head]) : alreadyRead([]),
  )
  const [tallies, [texts, pinned]] = await Promise.all([
    listTallies({ workspaceId, reviews: [countedOf({ head, before })], questionIds }),
    read(words),
  ])
  return summaryPageOf({ head, before, page, group, hasOverview }, { byQuestion: byQuestionOf(tallies), texts, pinned })
}

const textCountOf = (tallies: Tally[]) =>
  tallies.reduce((sum, { kind, count }) => (kind === 'text' ? sum + count : sum), 0)

export type Summed = { head: ReviewHead; summary: SummaryPage }

/** All questions and texts of reviews in one workspace, a fixed number of statements; null with more texts than `most`. */
export async function sumUp(compared: Compared[], most: number): Promise<Summed[] | null> {
  const [first] = compared
  if (!first) return []
  const { workspaceId } = first.head
  const heads = compared.map(({ head }) => head)
  const questions = await listQuestions(workspaceId, idsOf(heads))
  const questionIds = idsOf(questions)
  const tallies = await listTallies({ workspaceId, reviews: compared.map(countedOf), questionIds })
  if (textCountOf(tallies) > most) return null
  const [texts, pinned] = await read(
    joinReadings(textsReading(heads, questionIds, { all: true }), pinnedReading(heads)),
  )
  const byReview = groupBy(questions, ({ reviewId }) => reviewId)
  const answered = { byQuestion: byQuestionOf(tallies), texts, pinned }
  return compared.map(({ head, before }) => {
    const all = byReview.get(head.id) ?? []
    const whole = { page: pageOf(all, 1, all.length), group: undefined, hasOverview: true }
    return { head, summary: head.hidden === null ? summaryPageOf({ head, before, ...whole }, answered) : nothing }
  })
}
