import type { Relationship, QuestionType } from '@/lib/platform/generated/prisma/enums'
import { buckets, mean, type Bucket } from './histogram'
import { shownOf, isComparable, type GroupCount, type Eyes, type Shown } from './shown-results'
import { groupBy } from '@/lib/shared/group-by'
import { kinds } from '@/lib/reviews/model/rules/question-types'
import { wholePercent } from '@/lib/shared/text'

/**
 * How many of one group gave one answer to one question. What is hidden has the key `whole` where nothing of an answer
 * counts any more, and `words` where its stars do.
 */
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
export type QuestionFigures = {
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

/** How many are in each group, in the order in which groups are found; one of which none is counted has nobody in it. */
const groupCounts = (tallies: readonly Tally[], isCounted: (tally: Tally) => boolean = () => true): GroupCount[] =>
  [...groupBy(tallies, ({ group }) => group)].map(([group, found]) => ({
    group,
    people: sumOf(found.filter(isCounted)),
  }))

/** Everybody who answered, those as well of whose answer nothing counts any more. */
const givenIn = (tallies: readonly Tally[]) =>
  tallies.filter(({ kind, key }) => kind === 'answered' || (kind === 'hidden' && key === 'whole'))

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
  answered: groupCounts(givenIn(tallies), ({ kind }) => kind === 'answered'),
  score: groupCounts(ofKind(tallies, 'score')),
})

/**
 * What is shown of a question with these tallies: never more than if nothing of it were hidden, because a group that is
 * shown only since something is hidden would tell who wrote that.
 */
export function shownOfTallies(type: QuestionType, tallies: readonly Tally[], eyes: Eyes, leading?: Shown): Shown {
  const given = shownOf(groupCounts(givenIn(tallies)), eyes, leading)
  return shownOfCounts(type, countsOf(tallies), eyes, given)
}

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
export function figuresOf(
  { type, lowest, highest, options }: CountedQuestion,
  tallies: readonly Tally[],
): QuestionFigures {
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
export function keyFigure(
  type: QuestionType,
  { mean: value, distribution, yes, no }: QuestionFigures,
): KeyFigure | null {
  if (kinds[type].figure === 'share')
    return yes + no === 0 ? null : { value: (yes / (yes + no)) * 100, people: yes + no }
  if (value === null) return null
  return { value, people: distribution.reduce((sum, { count }) => sum + count, 0) }
}

/** A key figure as it is read: a mean with one decimal, or the share of yes. */
export const figureInWords = (type: QuestionType, value: number) =>
  kinds[type].figure === 'share' ? `${wholePercent(value)}%` : value.toFixed(1)

/** How far one key figure is from another, of both as they are read: else what is said would not add up. */
export const figureDifference = (type: QuestionType, value: number, from: number) =>
  Number.parseFloat(figureInWords(type, value)) - Number.parseFloat(figureInWords(type, from))

/** Something somebody wrote. Without an author where names are not seen; `isPinned` is null where it can't be pinned. */
export type TextAnswer = { id: string; text: string; authorName: string | null; isPinned: boolean | null }
