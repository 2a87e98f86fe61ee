'use client'

import { conditionInWords } from '@/lib/reviews/model/rules/conditions'
import type { FormContent, QuestionDraft } from '@/lib/reviews/model/schema'
import { useDraftState } from '@/components/reviews/asking/wizard-context'

type Follows = NonNullable<QuestionDraft['follows']>
type Questions = Pick<FormContent, 'questions'>

function conditionOf({ questions }: Questions, index: number) {
  const follows = questions[index]?.follows ?? null
  if (follows === null) return undefined
  const leaderIndex = questions.findIndex(({ key }) => key === follows.key)
  const options = questions[leaderIndex]?.options.map(({ optionText }) => optionText) ?? []
  return { leaderIndex, words: conditionInWords(follows, options) }
}

/** A question's condition in words; empty without one. */
export const useConditionWords = (index: number) =>
  useDraftState(({ content }) => conditionOf(content, index)?.words ?? '')

/** A condition that names its question by number; undefined without one. */
export function conditionSentence(form: Questions, index: number, numbers: readonly string[]) {
  const condition = conditionOf(form, index)
  return condition && `Only if question ${numbers[condition.leaderIndex] ?? '…'} is ${condition.words}`
}

/** A question's condition, read as primitives because the form returns copies. */
export function useFollows(index: number): Follows | null {
  const key = useDraftState(({ content: { questions } }) => questions[index]?.follows?.key)
  const when = useDraftState(({ content: { questions } }) => questions[index]?.follows?.when)
  const value = useDraftState(({ content: { questions } }) => questions[index]?.follows?.value)
  return key === undefined || when === undefined ? null : { key, when, value: value ?? null }
}

/** The answer type of a question, as conditions need it. */
export function useLeader(key: string) {
  const leaderOf = ({ questions }: FormContent) => questions.find((question) => question.key === key)
  const type = useDraftState(({ content }) => leaderOf(content)?.type)
  const lowerLabel = useDraftState(({ content }) => leaderOf(content)?.lowerLabel ?? 0)
  const higherLabel = useDraftState(({ content }) => leaderOf(content)?.higherLabel ?? 0)
  const starCount = useDraftState(({ content }) => leaderOf(content)?.starCount ?? 0)
  const options = useDraftState(
    ({ content }) =>
      leaderOf(content)
        ?.options.map(({ optionText }) => optionText)
        .join('\n') ?? '',
  )
  return type && { type, lowerLabel, higherLabel, starCount, options: options.split('\n') }
}

export type Leader = NonNullable<ReturnType<typeof useLeader>>
