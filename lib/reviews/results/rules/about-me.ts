import { formatDate } from '@/lib/shared/dates'
import { groupBy } from '@/lib/shared/group-by'
import type { QuestionType, Anonymity, AssigneeStatus, Relationship } from '@/lib/platform/generated/prisma/enums'
import { shownOfCounts, areComparable, type RoundCounts } from './tallies'
import { eyesOf } from './shown-results'

/** The rows of one quarter of the reader's calendar, as "Q4 2026". */
export type Quarter<Row> = { name: string; rows: Row[] }

/** The quarter of the year in which an instant falls, on the reader's calendar. */
export function quarterOf(at: Date, zone: string) {
  const [year = '', month = ''] = formatDate(at, 'YYYY-MM-DD', zone).split('-')
  return `Q${Math.ceil(Number(month) / 3)} ${year}`
}

/** Gathers rows that are already in order of their release under the quarters in which they fall. */
export const groupByQuarter = <Row extends { releasedAt: Date }>(rows: readonly Row[], zone: string): Quarter<Row>[] =>
  [...groupBy(rows, ({ releasedAt }) => quarterOf(releasedAt, zone))].map(([name, found]) => ({ name, rows: found }))

/** What one group answered to one question of a review about me, and my own place in that review, if I was asked. */
export type CountRow = {
  id: string
  reviewId: string
  type: QuestionType
  question: string
  lowest: number | null
  highest: number | null
  isFollowUp: boolean
  anonymity: Anonymity
  /** I asked for it myself. */
  isMine: boolean
  releasedAt: Date
  ownStatus: AssigneeStatus | null
  ownGroup: Relationship | null
  group: Relationship
  answered: number
  scored: number
  sum: number
}

/** One question of a review about me, with what others gave to it. */
export type QuestionAboutMe = RoundCounts &
  Pick<CountRow, 'reviewId' | 'type' | 'question' | 'lowest' | 'highest' | 'isFollowUp' | 'releasedAt'> & {
    /** How many others gave a score, and what these add up to. */
    people: number
    sum: number
  }

const sumOf = (rows: readonly CountRow[], part: 'scored' | 'sum') => rows.reduce((sum, row) => sum + row[part], 0)

/** Puts the groups of each question together, read through my eyes as the screen of its review is. */
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
    return [{ ...{ reviewId, type, question, lowest, highest, isFollowUp, releasedAt, counts, eyes }, ...figures }]
  })

/**
 * Whether the answers to a question are shown to me, by the rule of the screen. In one point it is stricter, so that what
 * is found and what is put together here is never more: where I see no names, nothing is taken of a question that some were
 * asked only for an earlier answer.
 */
export const isShown = ({ type, counts, eyes, isFollowUp }: QuestionAboutMe) =>
  (eyes.seesNames || !isFollowUp) && shownOfCounts(type, counts, eyes).all

/** How the answers to one question went over time, from the first to the last. */
export type Trend = {
  question: string
  lowest: number
  highest: number
  points: { at: Date; mean: number; people: number }[]
}

const MOST_TRENDS = 4

/**
 * Those that may all stand side by side, from the newest on: what nearly the same people answered, one more or one less,
 * would show what that one person said.
 */
function comparable(found: readonly QuestionAboutMe[]): QuestionAboutMe[] {
  const kept: QuestionAboutMe[] = []
  for (const one of found.toSorted((a, b) => b.releasedAt.getTime() - a.releasedAt.getTime()))
    if (kept.every((other) => areComparable(one.type, other, one))) kept.push(one)
  return kept.toReversed()
}

/** The questions that were asked more than once, those asked most often first. Only like is put beside like. */
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
