import type { Relationship, QuestionType } from '@/lib/platform/generated/prisma/enums'
import { buckets, mean, type Bucket } from './histogram'
import { shownOf, isComparable, type GroupCount, type Eyes, type Shown } from './shown-results'
import { groupBy } from '@/lib/shared/group-by'
import { kinds } from '@/lib/reviews/model/rules/question-types'
import { wholePercent } from '@/lib/shared/text'

/**
 * How many of a group gave one answer. A hidden one has the key `whole` when nothing of it counts, and `words` when its
 * stars do.
 */
export type Tally = {
  questionId: string
  isBefore: boolean
  group: Relationship
  kind: 'answered' | 'hidden' | 'text' | 'score' | 'yes' | 'option'
  key: string
  count: number
}

export type CountedQuestion = {
  type: QuestionType
  lowest: number | null
  highest: number | null
  options: readonly { id: string; text: string }[]
}

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

/** Keeps groups with a count of 0, in a stable order. */
const groupCounts = (tallies: readonly Tally[], isCounted: (tally: Tally) => boolean = () => true): GroupCount[] =>
  [...groupBy(tallies, ({ group }) => group)].map(([group, found]) => ({
    group,
    people: sumOf(found.filter(isCounted)),
  }))

/** Includes people whose whole answer is hidden. */
const givenIn = (tallies: readonly Tally[]) =>
  tallies.filter(({ kind, key }) => kind === 'answered' || (kind === 'hidden' && key === 'whole'))

/** `score` counts people who gave stars or a scale value. */
type Counts = { answered: GroupCount[]; score: GroupCount[] }

/** A rating may have a comment without stars, so enough people must stand behind the stars alone as well. */
export function shownOfCounts(type: QuestionType, { answered, score }: Counts, eyes: Eyes, leading?: Shown): Shown {
  const shown = shownOf(answered, eyes, leading)
  return type !== 'rating' || eyes.seesNames ? shown : shownOf(score, eyes, shown)
}

export const countsOf = (tallies: readonly Tally[]): Counts => ({
  answered: groupCounts(givenIn(tallies), ({ kind }) => kind === 'answered'),
  score: groupCounts(ofKind(tallies, 'score')),
})

/**
 * Never shows more than if nothing were hidden: a group shown only since an answer is hidden would reveal its author.
 */
export function shownOfTallies(type: QuestionType, tallies: readonly Tally[], eyes: Eyes, leading?: Shown): Shown {
  const given = shownOf(groupCounts(givenIn(tallies)), eyes, leading)
  return shownOfCounts(type, countsOf(tallies), eyes, given)
}

/** The tallies of a question once one more answer of this group is hidden. */
export const withHidden = (tallies: readonly Tally[], questionId: string, group: Relationship): Tally[] => [
  ...tallies.map((tally) =>
    tally.kind === 'answered' && tally.group === group ? { ...tally, count: tally.count - 1 } : tally,
  ),
  { questionId, isBefore: false, group, kind: 'hidden', key: 'whole', count: 1 },
]

/** The counts of one question in one round, with the reader of that round. */
export type RoundCounts = { counts: Counts; eyes: Eyes }

export const areComparable = (type: QuestionType, now: RoundCounts, then: RoundCounts) =>
  (type === 'rating' ? (['answered', 'score'] as const) : (['answered'] as const)).every((part) =>
    isComparable(now.counts[part], then.counts[part], now.eyes, then.eyes),
  )

export const hiddenCount = (tallies: readonly Tally[]) => sumOf(ofKind(tallies, 'hidden'))

function byKey(tallies: readonly Tally[]) {
  const counts = new Map<string, number>()
  for (const { key, count } of tallies) counts.set(key, (counts.get(key) ?? 0) + count)
  return counts
}

/** A part nobody gave is in no mean. */
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

/** A mean, or the share of yes in percent. */
export type KeyFigure = { value: number; people: number }

/** Null for other types, and when nobody answered. */
export function keyFigure(
  type: QuestionType,
  { mean: value, distribution, yes, no }: QuestionFigures,
): KeyFigure | null {
  if (kinds[type].figure === 'share')
    return yes + no === 0 ? null : { value: (yes / (yes + no)) * 100, people: yes + no }
  if (value === null) return null
  return { value, people: distribution.reduce((sum, { count }) => sum + count, 0) }
}

export const figureInWords = (type: QuestionType, value: number) =>
  kinds[type].figure === 'share' ? `${wholePercent(value)}%` : value.toFixed(1)

/** Subtracts the rounded values, so that the displayed numbers add up. */
export const figureDifference = (type: QuestionType, value: number, from: number) =>
  Number.parseFloat(figureInWords(type, value)) - Number.parseFloat(figureInWords(type, from))

/** `authorName` is null where names are hidden, `isPinned` where it can't be pinned. */
export type TextAnswer = {
  id: string
  text: string
  authorName: string | null
  authorPictureId?: string | null
  isPinned: boolean | null
}
