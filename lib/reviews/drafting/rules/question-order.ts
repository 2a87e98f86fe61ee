import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { conditionsOf } from '@/lib/reviews/model/rules/conditions'
import { rangeOf } from '@/lib/reviews/model/rules/question-faults'

/** A question that everybody is asked, with its follow-ups. */
export type QuestionGroup = { index: number; key: string; followUps: { index: number; key: string }[] }

type Placed = Pick<QuestionDraft, 'key' | 'follows'>

/** A follow-up that is not below its question forms its own group. */
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

/** Both count from 0. */
export type QuestionMove = { from: number; to: number }

/** Follow-ups move along with their question. */
export function groupMoves(questions: readonly Placed[], from: number, to: number): QuestionMove[] {
  const groups = groupsOf(questions)
  const taken = groups[from]
  const target = groups[to]
  if (!taken || !target || from === to) return []
  const end = target.index + target.followUps.length
  return membersOf(taken).map((place, step) =>
    to > from ? { from: taken.index, to: end } : { from: place, to: target.index + step },
  )
}

export const movedTo = <Item>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))

/** A question with its follow-ups, or a follow-up alone. */
export function groupAt(questions: readonly QuestionDraft[], index: number): QuestionDraft[] {
  const group = groupsOf(questions).find((candidate) => candidate.index === index)
  return (group ? membersOf(group) : [index]).flatMap((place) => questions[place] ?? [])
}

/** Follow-ups of a copied question refer to the copy. */
export function copiesOf(questions: readonly QuestionDraft[], newKey: () => string): QuestionDraft[] {
  const keys = new Map(questions.map(({ key }) => [key, newKey()]))
  return questions.map((question) => {
    const { follows } = question
    const followed = follows && { ...follows, key: keys.get(follows.key) ?? follows.key }
    return { ...structuredClone(question), key: keys.get(question.key) ?? question.key, follows: followed }
  })
}

/** The default condition: a low answer, a No, or the first option; undefined where the type has none. */
export function firstCondition(leader: QuestionDraft): Omit<NonNullable<QuestionDraft['follows']>, 'key'> | undefined {
  const [when] = conditionsOf[leader.type]
  if (when === undefined) return undefined
  const { lowest, highest } = rangeOf(leader)
  const value = when === 'AT_MOST' ? lowest + Math.floor((highest - lowest) * 0.4) : when === 'CHOSEN' ? 0 : null
  return { when, value }
}

/** Keeps a condition that the leader's new type allows, else takes the first. */
export function fittedCondition(follows: NonNullable<QuestionDraft['follows']>, leader: QuestionDraft) {
  const fitting = firstCondition(leader)
  if (fitting === undefined) return follows
  const { lowest, highest } = rangeOf(leader)
  const isNumber = follows.when === 'AT_MOST' || follows.when === 'AT_LEAST'
  const isInRange = !isNumber || (follows.value !== null && follows.value >= lowest && follows.value <= highest)
  const isKept = conditionsOf[leader.type].includes(follows.when) && isInRange
  return isKept ? follows : { key: follows.key, ...fitting }
}

/** Null for a removed option. */
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
