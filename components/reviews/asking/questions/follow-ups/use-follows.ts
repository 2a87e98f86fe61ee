'use client'

import { conditionInWords } from '@/lib/reviews/model/rules/conditions'
import type { FormContent, QuestionDraft } from '@/lib/reviews/model/schema'
import { useCell } from '@/components/reviews/asking/draft/cell'
import { useWizard } from '@/components/reviews/asking/wizard-context'

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
  useCell(useWizard().content, (content) => conditionOf(content, index)?.words ?? '')

/** A condition that names its question by number; undefined without one. */
export function conditionSentence(form: Questions, index: number, numbers: readonly string[]) {
  const condition = conditionOf(form, index)
  return condition && `Only if question ${numbers[condition.leaderIndex] ?? '…'} is ${condition.words}`
}

/** A question's condition, read as primitives because the form returns copies. */
export function useFollows(index: number): Follows | null {
  const { content } = useWizard()
  const key = useCell(content, ({ questions }) => questions[index]?.follows?.key)
  const when = useCell(content, ({ questions }) => questions[index]?.follows?.when)
  const value = useCell(content, ({ questions }) => questions[index]?.follows?.value)
  return key === undefined || when === undefined ? null : { key, when, value: value ?? null }
}

/** The answer type of a question, as conditions need it. */
export function useLeader(key: string) {
  const { content } = useWizard()
  const leaderOf = ({ questions }: FormContent) => questions.find((question) => question.key === key)
  const type = useCell(content, (form) => leaderOf(form)?.type)
  const lowerLabel = useCell(content, (form) => leaderOf(form)?.lowerLabel ?? 0)
  const higherLabel = useCell(content, (form) => leaderOf(form)?.higherLabel ?? 0)
  const starCount = useCell(content, (form) => leaderOf(form)?.starCount ?? 0)
  const options = useCell(
    content,
    (form) =>
      leaderOf(form)
        ?.options.map(({ optionText }) => optionText)
        .join('\n') ?? '',
  )
  return type && { type, lowerLabel, higherLabel, starCount, options: options.split('\n') }
}

export type Leader = NonNullable<ReturnType<typeof useLeader>>
