import type { QuestionDraft } from '@/lib/reviews/schema'
import { conditionsOf } from '@/lib/reviews/model/rules/conditions'
import { rangeOf } from '@/lib/reviews/model/rules/question-faults'

/** A question that everybody is asked, and the places of those that follow up on it. */
export type QuestionGroup = { index: number; key: string; followUps: { index: number; key: string }[] }

type Placed = Pick<QuestionDraft, 'key' | 'follows'>

/** The questions of a form by those that everybody is asked. What follows on a question that is not above it stands alone. */
export function groupsOf(questions: readonly Placed[]): QuestionGroup[] {
  const groups: QuestionGroup[] = []
  questions.forEach(({ key, follows }, index) => {
    const last = groups.at(-1)
    if (follows !== null && last?.key === follows.key) last.followUps.push({ index, key })
    else groups.push({ index, key, followUps: [] })
  })
  return groups
}

const membersOf = ({ index, followUps }: QuestionGroup) => [index, ...followUps.map((followUp) => followUp.index)]

/** One question taken out of its place and put into another, both counted from 0. */
export type QuestionMove = { from: number; to: number }

/** The moves, one after the other, that bring a group to another place among the groups: what follows comes along. */
export function groupMoves(questions: readonly Placed[], from: number, to: number): QuestionMove[] {
  const groups = groupsOf(questions)
  const [taken, target] = [groups[from], groups[to]]
  if (!taken || !target || from === to) return []
  const end = target.index + target.followUps.length
  return membersOf(taken).map((place, step) =>
    to > from ? { from: taken.index, to: end } : { from: place, to: target.index + step },
  )
}

/** A question with what follows on it, taken along when it is duplicated or removed. A follow-up goes alone. */
export function groupAt(questions: readonly QuestionDraft[], index: number): QuestionDraft[] {
  const group = groupsOf(questions).find((candidate) => candidate.index === index)
  return (group ? membersOf(group) : [index]).flatMap((place) => questions[place] ?? [])
}

/** The same questions under new keys; those that follow on one of them follow on its copy. */
export function copiesOf(questions: readonly QuestionDraft[], newKey: () => string): QuestionDraft[] {
  const keys = new Map(questions.map(({ key }) => [key, newKey()]))
  return questions.map((question) => {
    const { follows } = question
    const followed = follows && { ...follows, key: keys.get(follows.key) ?? follows.key }
    return { ...structuredClone(question), key: keys.get(question.key) ?? question.key, follows: followed }
  })
}

/** What a new follow-up asks under: a low answer, a No, the first option; undefined where nothing can follow. */
export function firstCondition(leader: QuestionDraft): Omit<NonNullable<QuestionDraft['follows']>, 'key'> | undefined {
  const [when] = conditionsOf[leader.type]
  if (when === undefined) return undefined
  const { lowest, highest } = rangeOf(leader)
  const value = when === 'AT_MOST' ? lowest + Math.floor((highest - lowest) * 0.4) : when === 'CHOSEN' ? 0 : null
  return { when, value }
}

/** The condition of a follow-up after its question got another type: the same where that can set it, else its first. */
export function fittedCondition(follows: NonNullable<QuestionDraft['follows']>, leader: QuestionDraft) {
  const fitting = firstCondition(leader)
  if (fitting === undefined) return follows
  const { lowest, highest } = rangeOf(leader)
  const isNumber = follows.when === 'AT_MOST' || follows.when === 'AT_LEAST'
  const isInRange = !isNumber || (follows.value !== null && follows.value >= lowest && follows.value <= highest)
  const isKept = conditionsOf[leader.type].includes(follows.when) && isInRange
  return isKept ? follows : { key: follows.key, ...fitting }
}

/** Where each option of a question is after one of them was moved; null for one that was removed. */
export type OptionPlaces = (place: number) => number | null

export const placesAfterMove =
  (from: number, to: number): OptionPlaces =>
  (place) => {
    if (place === from) return to
    if (from < place && place <= to) return place - 1
    return to <= place && place < from ? place + 1 : place
  }

export const placesAfterRemoval =
  (removed: number): OptionPlaces =>
  (place) =>
    place === removed ? null : place > removed ? place - 1 : place

export const placesAfterInsertion =
  (at: number, count: number): OptionPlaces =>
  (place) =>
    place >= at ? place + count : place
