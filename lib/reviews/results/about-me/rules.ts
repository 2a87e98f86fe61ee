import { groupBy } from '@/lib/shared/group-by'
import { formatDate } from '@/lib/shared/dates'

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

/** The mean that others gave to one question in one review. */
export type Score = {
  question: string
  lowest: number
  highest: number
  releasedAt: Date
  mean: number
  people: number
}

/** How the answers to one question went over time, from the first to the last. */
export type Trend = {
  question: string
  lowest: number
  highest: number
  points: { at: Date; mean: number; people: number }[]
}

const MOST_TRENDS = 4

/** The questions that were asked more than once, those asked most often first. Only like is put beside like. */
export function trendsOf(scores: readonly Score[]): Trend[] {
  const questions = groupBy(scores, ({ question, lowest, highest }) => JSON.stringify([question, lowest, highest]))
  return [...questions.values()]
    .flatMap((found) => {
      const [first] = found
      if (!first || found.length < 2) return []
      const { question, lowest, highest } = first
      const points = found
        .map(({ releasedAt: at, mean, people }) => ({ at, mean, people }))
        .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      return [{ question, lowest, highest, points }]
    })
    .toSorted((one, other) => other.points.length - one.points.length || one.question.localeCompare(other.question))
    .slice(0, MOST_TRENDS)
}
