import { formatDate } from '@/lib/shared/dates'
import { groupBy } from '@/lib/shared/group-by'
import type { QuestionType, Anonymity, AssigneeStatus, Relationship } from '@/lib/platform/generated/prisma/enums'
import { shownOfCounts, areComparable, type RoundCounts } from './tallies'
import { eyesOf } from './shown-results'

/** For example "Q4 2026", in the reader's time zone. */
export type Quarter<Row> = { name: string; rows: Row[] }

export function quarterOf(at: Date, zone: string) {
  const [year = '', month = ''] = formatDate(at, 'YYYY-MM-DD', zone).split('-')
  return `Q${Math.ceil(Number(month) / 3)} ${year}`
}

/** Rows must be sorted by release. */
export const groupByQuarter = <Row extends { releasedAt: Date }>(rows: readonly Row[], zone: string): Quarter<Row>[] =>
  [...groupBy(rows, ({ releasedAt }) => quarterOf(releasedAt, zone))].map(([name, found]) => ({ name, rows: found }))

type Reached = { isMine: boolean; isNote: boolean; releaserName: string }

/** How it reached its subject, before the date. */
export const reachedInWords = ({ isMine, isNote, releaserName }: Reached) =>
  isMine ? 'You asked for it, closed' : isNote ? 'Given' : `${releaserName} released it`

/** What one group answered to one question about the viewer, with the viewer's own place if asked. */
export type CountRow = {
  id: string
  reviewId: string
  type: QuestionType
  question: string
  lowest: number | null
  highest: number | null
  isFollowUp: boolean
  anonymity: Anonymity
  /** The viewer is the creator. */
  isMine: boolean
  releasedAt: Date
  ownStatus: AssigneeStatus | null
  ownGroup: Relationship | null
  group: Relationship
  answered: number
  scored: number
  sum: number
}

export type QuestionAboutMe = RoundCounts &
  Pick<CountRow, 'reviewId' | 'type' | 'question' | 'lowest' | 'highest' | 'isFollowUp' | 'releasedAt'> & {
    /** People with a score, and its sum. */
    people: number
    sum: number
  }

const sumOf = (rows: readonly CountRow[], part: 'scored' | 'sum') => rows.reduce((sum, row) => sum + row[part], 0)

/** Merges the groups of each question with the viewer's visibility. */
export const questionsOf = (rows: readonly CountRow[]): QuestionAboutMe[] =>
  [...groupBy(rows, ({ id }) => id).values()].flatMap((groups) => {
    const [first] = groups
    if (!first) return []
    const { reviewId, type, question, lowest, highest, isFollowUp, releasedAt, ownStatus, ownGroup } = first
    const own = ownStatus && ownGroup ? { status: ownStatus, relationship: ownGroup } : undefined
    const others = groups.filter(({ group }) => group !== 'SELF')
    const counts = {
      answered: groups.map(({ group, answered }) => ({ group, people: answered })),
      score: groups.map(({ group, scored }) => ({ group, people: scored })),
    }
    const eyes = eyesOf(first.isMine ? 'creator' : 'subject', first.anonymity, own)
    const figures = { people: sumOf(others, 'scored'), sum: sumOf(others, 'sum') }
    return [{ reviewId, type, question, lowest, highest, isFollowUp, releasedAt, counts, eyes, ...figures }]
  })

/**
 * Stricter than the screen in one point, so that it never reveals more: without names, follow-up questions are left
 * out.
 */
export const isShown = ({ type, counts, eyes, isFollowUp }: QuestionAboutMe) =>
  (eyes.seesNames || !isFollowUp) && shownOfCounts(type, counts, eyes).all

/** Oldest first. */
export type Trend = {
  question: string
  lowest: number
  highest: number
  points: { at: Date; mean: number; people: number }[]
}

const MOST_TRENDS = 4

/**
 * Keeps the newest questions that can stand side by side: if the respondents differ by one, the difference reveals that
 * answer.
 */
function comparable(found: readonly QuestionAboutMe[]): QuestionAboutMe[] {
  const kept: QuestionAboutMe[] = []
  for (const one of found.toSorted((a, b) => b.releasedAt.getTime() - a.releasedAt.getTime()))
    if (kept.every((other) => areComparable(one.type, other, one))) kept.push(one)
  return kept.toReversed()
}

/** Questions asked more than once with the same type, text and scale, most frequent first. */
export function trendsOf(all: readonly QuestionAboutMe[]): Trend[] {
  const scored = all.filter((one) => one.people > 0 && isShown(one))
  const questions = groupBy(scored, ({ type, question, lowest, highest }) =>
    JSON.stringify([type, question, lowest, highest]),
  )
  return [...questions.values()]
    .flatMap((found) => {
      const kept = comparable(found)
      const [first] = kept
      if (!first || first.lowest === null || first.highest === null || kept.length < 2) return []
      const { question, lowest, highest } = first
      const points = kept.map(({ releasedAt: at, sum, people }) => ({ at, mean: sum / people, people }))
      return [{ question, lowest, highest, points }]
    })
    .toSorted((one, other) => other.points.length - one.points.length || one.question.localeCompare(other.question))
    .slice(0, MOST_TRENDS)
}
