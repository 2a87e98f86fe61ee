import 'server-only'
import { groupBy } from '@/lib/shared/group-by'
import { db } from '@/lib/platform/db'
import type { QuestionType } from '@/lib/platform/generated/prisma/enums'
import { listQuestions } from '../../questions/queries'
import type { ReviewHead } from '../queries'
import { buckets, isQuestionHidden, mean, type Bucket } from '../rules'
import { firstTexts, type TextAnswer } from '../texts/queries'

/** What everybody together answered to one question. A hidden one holds no number and no word. */
export type QuestionSummary = {
  id: string
  type: QuestionType
  text: string
  isHidden: boolean
  answered: number
  mean: number | null
  distribution: Bucket[]
  lowEnd: string
  highEnd: string
  yes: number
  no: number
  options: { text: string; count: number }[]
  texts: TextAnswer[]
  textCount: number
}

type Tally = { questionId: string; kind: 'answered' | 'text' | 'score' | 'yes' | 'option'; key: string; count: number }

// Equal answers are put together first, in one walk over all of them: what is counted after that are a few rows for
// each question, however many answered.
const tallies = ({ workspaceId, id }: ReviewHead) => db.$queryRaw<Tally[]>`
  WITH counted AS MATERIALIZED (
    SELECT "questionId", score, yes, text IS NOT NULL AS "hasText", "optionIds", count(*) AS count FROM "Answer"
    WHERE "workspaceId" = ${workspaceId}::uuid AND "reviewId" = ${id}::uuid AND "isCounted" GROUP BY 1, 2, 3, 4, 5)
  SELECT "questionId", 'answered' AS kind, '' AS key, sum(count)::int AS count FROM counted GROUP BY 1
  UNION ALL SELECT "questionId", 'text', '', sum(count)::int FROM counted WHERE "hasText" GROUP BY 1
  UNION ALL SELECT "questionId", 'score', score::text, sum(count)::int FROM counted WHERE score IS NOT NULL GROUP BY 1, 3
  UNION ALL SELECT "questionId", 'yes', yes::text, sum(count)::int FROM counted WHERE yes IS NOT NULL GROUP BY 1, 3
  UNION ALL SELECT "questionId", 'option', chosen::text, sum(count)::int FROM counted, unnest("optionIds") chosen
    GROUP BY 1, 3`

type Question = Awaited<ReturnType<typeof listQuestions>>[number]

function countOf(rows: Tally[], kind: Tally['kind'], key = '') {
  return rows.find((row) => row.kind === kind && row.key === key)?.count ?? 0
}

function hiddenView({ id, type, text }: Question): QuestionSummary {
  const nothing = { answered: 0, mean: null, distribution: [], lowEnd: '', highEnd: '', yes: 0, no: 0 }
  return { id, type, text, isHidden: true, ...nothing, options: [], texts: [], textCount: 0 }
}

function shownView(question: Question, rows: Tally[], texts: TextAnswer[]): QuestionSummary {
  const { id, type, text, lowest, highest, options } = question
  const scores = new Map(rows.filter(({ kind }) => kind === 'score').map(({ key, count }) => [Number(key), count]))
  const distribution = lowest === null || highest === null ? [] : buckets(lowest, highest, scores)
  return {
    ...{ id, type, text, isHidden: false },
    answered: countOf(rows, 'answered'),
    mean: mean(distribution),
    distribution,
    lowEnd: options[0]?.text ?? '',
    highEnd: options[1]?.text ?? '',
    yes: countOf(rows, 'yes', 'true'),
    no: countOf(rows, 'yes', 'false'),
    options:
      type === 'checkbox'
        ? options.map((option) => ({ text: option.text, count: countOf(rows, 'option', option.id) }))
        : [],
    texts,
    textCount: countOf(rows, 'text'),
  }
}

/** The results of every question, as far as this reader may see them. Drafts are in no figure. */
export async function getSummary(head: ReviewHead): Promise<QuestionSummary[]> {
  if (head.hidden !== null) return []
  const [questions, rows, texts] = await Promise.all([listQuestions(head), tallies(head), firstTexts(head)])
  const byQuestion = groupBy(rows, ({ questionId }) => questionId)
  return questions.map((question) => {
    const own = byQuestion.get(question.id) ?? []
    const isAnonymous = head.anonymity === 'ANONYMOUS'
    if (isQuestionHidden(countOf(own, 'answered'), isAnonymous, head.viewerAnswered)) return hiddenView(question)
    return shownView(question, own, texts.get(question.id) ?? [])
  })
}
