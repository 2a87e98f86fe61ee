import type { QuestionType, Relationship } from '@/lib/platform/generated/prisma/enums'
import { buckets, isComparable, mean, shownOf, type Bucket, type Eyes, type GroupCount, type Shown } from '../rules'

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
function groupCounts(tallies: readonly Tally[], kind: 'answered' | 'score'): GroupCount[] {
  const people = new Map<Relationship, number>()
  for (const { group, count } of ofKind(tallies, kind)) people.set(group, (people.get(group) ?? 0) + count)
  return [...people].map(([group, count]) => ({ group, people: count }))
}

/** How many of each group answered a question, and how many of them gave its stars or its place on a scale. */
type Counts = { answered: GroupCount[]; score: GroupCount[] }

/**
 * What is shown of a question with these counts. A rating has two parts, and somebody may comment without giving stars:
 * enough must stand behind the stars alone as well.
 */
export function shownOfCounts(type: QuestionType, { answered, score }: Counts, eyes: Eyes, leading?: Shown): Shown {
  const shown = shownOf(answered, eyes, leading)
  return type !== 'rating' || eyes.seesNames ? shown : shownOf(score, eyes, shown)
}

/** How many of each group are behind these tallies. */
export const countsOf = (tallies: readonly Tally[]): Counts => ({
  answered: groupCounts(tallies, 'answered'),
  score: groupCounts(tallies, 'score'),
})

/** What is shown of a question with these tallies. */
export const shownOfTallies = (type: QuestionType, tallies: readonly Tally[], eyes: Eyes, leading?: Shown): Shown =>
  shownOfCounts(type, countsOf(tallies), eyes, leading)

/** What was counted of one question in one round, and through whose eyes that round is read. */
export type RoundCounts = { counts: Counts; eyes: Eyes }

/** Whether a question of two rounds may stand side by side, each of its parts. */
export const areComparable = (type: QuestionType, now: RoundCounts, then: RoundCounts) =>
  (type === 'rating' ? (['answered', 'score'] as const) : (['answered'] as const)).every((part) =>
    isComparable(now.counts[part], then.counts[part], now.eyes, then.eyes),
  )

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
