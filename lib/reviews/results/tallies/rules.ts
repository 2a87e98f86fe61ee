import type { QuestionType, Relationship } from '@/lib/platform/generated/prisma/enums'
import { buckets, mean, shownOf, type Bucket, type Eyes, type GroupCount, type Shown } from '../rules'

/** How many of one group gave one answer to one question. */
export type Tally = {
  questionId: string
  isBefore: boolean
  group: Relationship
  kind: 'answered' | 'hidden' | 'text' | 'score' | 'yes' | 'option'
  key: string
  count: number
}

/** What is counted of a question: its type decides which of these figures there are. */
export type CountedQuestion = {
  type: QuestionType
  lowest: number | null
  highest: number | null
  options: readonly { id: string; text: string }[]
}

/** The figures of one question for everybody, or for one group. */
export type Figures = {
  answered: number
  mean: number | null
  distribution: Bucket[]
  yes: number
  no: number
  options: { text: string; count: number }[]
  textCount: number
}

const sumOf = (tallies: readonly Tally[]) => tallies.reduce((sum, { count }) => sum + count, 0)

const ofKind = (tallies: readonly Tally[], kind: Tally['kind']) => tallies.filter((tally) => tally.kind === kind)

/** How many of each group answered, or gave a score, in the order in which they are found. */
export function groupCounts(tallies: readonly Tally[], kind: 'answered' | 'score' = 'answered'): GroupCount[] {
  const people = new Map<Relationship, number>()
  for (const { group, count } of ofKind(tallies, kind)) people.set(group, (people.get(group) ?? 0) + count)
  return [...people].map(([group, count]) => ({ group, people: count }))
}

/**
 * What is shown of a question with these tallies. A rating has two parts, and somebody may comment without giving stars:
 * enough must stand behind the stars alone as well.
 */
export function shownOfTallies(type: QuestionType, tallies: readonly Tally[], eyes: Eyes, leading?: Shown): Shown {
  const answered = shownOf(groupCounts(tallies), eyes, leading)
  if (type !== 'rating' || eyes.seesNames) return answered
  return shownOf(groupCounts(tallies, 'score'), eyes, answered)
}

/** How many answers to it are hidden. */
export const hiddenCount = (tallies: readonly Tally[]) => sumOf(ofKind(tallies, 'hidden'))

function byKey(tallies: readonly Tally[]) {
  const counts = new Map<string, number>()
  for (const { key, count } of tallies) counts.set(key, (counts.get(key) ?? 0) + count)
  return counts
}

/** The figures these tallies add up to. A part nobody gave is in no mean. */
export function figuresOf({ type, lowest, highest, options }: CountedQuestion, tallies: readonly Tally[]): Figures {
  const scores = new Map([...byKey(ofKind(tallies, 'score'))].map(([key, count]) => [Number(key), count]))
  const distribution = lowest === null || highest === null ? [] : buckets(lowest, highest, scores)
  const said = byKey(ofKind(tallies, 'yes'))
  const chosen = byKey(ofKind(tallies, 'option'))
  const choices = type === 'checkbox' ? options : []
  return {
    answered: sumOf(ofKind(tallies, 'answered')),
    mean: mean(distribution),
    distribution,
    yes: said.get('true') ?? 0,
    no: said.get('false') ?? 0,
    options: choices.map(({ id, text }) => ({ text, count: chosen.get(id) ?? 0 })),
    textCount: sumOf(ofKind(tallies, 'text')),
  }
}

/** What a question comes down to where one number must do, with how many it is of: a mean, or the share of yes in percent. */
export type KeyFigure = { value: number; people: number }

/** The key figure of a scale, a rating or a yes or no; null for other questions, and where nobody gave one. */
export function keyFigure(type: QuestionType, { mean: value, distribution, yes, no }: Figures): KeyFigure | null {
  if (type === 'yesno') return yes + no === 0 ? null : { value: (yes / (yes + no)) * 100, people: yes + no }
  if (value === null) return null
  return { value, people: distribution.reduce((sum, { count }) => sum + count, 0) }
}

/** A key figure as it is read: a mean with one decimal, or the share of yes. */
export const figureInWords = (type: QuestionType, value: number) =>
  type === 'yesno' ? `${Math.round(value)}%` : value.toFixed(1)
