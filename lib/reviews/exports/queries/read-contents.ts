import 'server-only'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { ExportFormat } from '@/lib/platform/generated/prisma/enums'
import { db } from '@/lib/platform/db'
import { csvLine } from '@/lib/shared/csv/csv'
import { listResponses, type NamedResponses } from '@/lib/reviews/results/queries/list-responses'
import { numbered, longAnswer, wideAnswers, longCount, wideColumns, longColumns } from '@/lib/reviews/exports/rules'
import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'
import { TOO_FEW_ANSWERS } from '@/lib/reviews/results/rules/summary-words'
import type { TextAnswer } from '@/lib/reviews/results/rules/tallies'
import { getTexts } from '@/lib/reviews/results/queries/get-texts'
import { getSummary } from '@/lib/reviews/results/queries/get-summary'

/** `done` counts people or questions. */
export type ExportPiece = { text: string; done: number }

/** The unit of progress is a person in a table with names, a question elsewhere. */
export async function countPieces(heads: ReviewHead[]): Promise<number> {
  const named = heads.filter(({ eyes }) => eyes.seesNames)
  const people = named.reduce((sum, { answeredCount }) => sum + answeredCount, 0)
  const others = heads.filter((head) => !named.includes(head))
  const [first] = others
  if (!first) return people
  const reviewId = { in: others.map(({ id }) => id) }
  return people + (await db.question.count({ where: { workspaceId: first.workspaceId, reviewId } }))
}

const linesOf = (rows: string[][]) => rows.map(csvLine).join('')

async function* readPeople(head: ReviewHead): AsyncGenerator<NamedResponses> {
  let after: string | undefined
  do {
    const page = await listResponses(head, { after })
    yield page
    after = page.next ?? undefined
  } while (after !== undefined)
}

function longOfPeople(head: ReviewHead, { questions, rows }: NamedResponses, zone: string) {
  return rows.flatMap((row) =>
    numbered(questions).flatMap((question) => {
      const parts = row.answers[question.id]
      return parts ? [longAnswer(head, question, row, parts, zone)] : []
    }),
  )
}

function wideOfPeople(head: ReviewHead, { questions, rows }: NamedResponses, zone: string) {
  return rows.map((row) => wideAnswers(head, questions, row, zone))
}

function figureLines(head: ReviewHead, question: QuestionSummary): string[][] {
  const { distribution, yes, no, options, type, isHidden } = question
  const line = (value: Parameters<typeof longCount>[2]) => longCount(head, question, value)
  if (isHidden) return [line({ count: TOO_FEW_ANSWERS })]
  return [
    ...distribution.map(({ value, count }) => line({ score: String(value), count })),
    ...(type === 'yesno' ? [line({ yes: 'Yes', count: yes }), line({ yes: 'No', count: no })] : []),
    ...options.map(({ text, count }) => line({ choices: text, count })),
  ]
}

/** Pages through the texts in an order that reveals nothing. */
async function* readTexts(head: ReviewHead, question: QuestionSummary): AsyncGenerator<TextAnswer[]> {
  if (question.isHidden || question.textCount === 0) return
  let after: string | undefined
  do {
    const page = await getTexts(head, question.id, { after })
    yield page.rows
    after = page.next ?? undefined
  } while (after !== undefined)
}

async function textLines(head: ReviewHead, question: QuestionSummary): Promise<string[][]> {
  const lines: string[][] = []
  for await (const texts of readTexts(head, question)) {
    lines.push(...texts.map(({ text }) => longCount(head, question, { text, count: 1 })))
  }
  return lines
}

async function* readQuestions(head: ReviewHead): AsyncGenerator<QuestionSummary> {
  let from: number | undefined = 1
  do {
    const page: Awaited<ReturnType<typeof getSummary>> = await getSummary(head, { from })
    yield* page.questions
    from = page.next ?? undefined
  } while (from !== undefined)
}

async function* readFigures(head: ReviewHead): AsyncGenerator<ExportPiece> {
  for await (const question of readQuestions(head)) {
    const lines = [...figureLines(head, question), ...(await textLines(head, question))]
    yield { text: linesOf(lines), done: 1 }
  }
}

async function* readLong(head: ReviewHead, zone: string): AsyncGenerator<ExportPiece> {
  if (!head.eyes.seesNames) return yield* readFigures(head)
  for await (const page of readPeople(head)) {
    yield { text: linesOf(longOfPeople(head, page, zone)), done: page.rows.length }
  }
}

async function* readWide(head: ReviewHead, zone: string, isFirst: boolean): AsyncGenerator<ExportPiece> {
  let isBeginning = isFirst
  for await (const page of readPeople(head)) {
    const columns = isBeginning ? csvLine(wideColumns(numbered(page.questions))) : ''
    isBeginning = false
    yield { text: columns + linesOf(wideOfPeople(head, page, zone)), done: page.rows.length }
  }
}

/**
 * Reads through the queries of the screen with the same head, so a file holds nothing its reader can't see. The first
 * review of a file brings the columns.
 */
export async function* readResultsTable(
  head: ReviewHead,
  format: ExportFormat,
  zone: string,
  isFirst: boolean,
): AsyncGenerator<ExportPiece> {
  if (format === 'CSV_WIDE') return yield* readWide(head, zone, isFirst)
  if (isFirst) yield { text: csvLine(longColumns), done: 0 }
  yield* readLong(head, zone)
}
