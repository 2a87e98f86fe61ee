import type { QuestionType, FollowWhen } from '@/lib/platform/generated/prisma/enums'
import type { AnswerInput } from '@/lib/reviews/responses/schema'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { isBlank, isStorable, UNSTORABLE, fullCount } from '@/lib/shared/text'
import { isMet, questionNumbers, conditionInWords } from '@/lib/reviews/model/rules/conditions'

/** What answers are validated against. */
export type AskedQuestion = {
  id: string
  type: QuestionType
  isRequired: boolean
  /** Several options may be chosen. */
  isMultiple: boolean
  /** The leading question and its condition; null for a question that everybody is asked. */
  followsId: string | null
  followsWhen: FollowWhen | null
  followsValue: number | null
  lowest: number | null
  highest: number | null
  editableFeedback: boolean
  /** In order, because conditions use the index. */
  options: { id: string }[]
}

export type QuestionView = Omit<AskedQuestion, 'options'> & {
  text: string
  help: string
  ratingFeedback: string
  options: { id: string; text: string }[]
}

/** Reduced to what its question asks for. */
export type AnswerParts = { text: string | null; score: number | null; yes: boolean | null; optionIds: string[] }

export const noAnswer: AnswerParts = { text: null, score: null, yes: null, optionIds: [] }

const written = (text: string | undefined) => (text === undefined || isBlank(text) ? null : text)

/** Drops parts that do not belong to the question's type. */
export function partsOf(question: AskedQuestion, answer: Omit<AnswerInput, 'questionId'>): AnswerParts {
  const text = written(answer.text)
  const score = answer.score ?? null
  const parts: Record<QuestionType, AnswerParts> = {
    input: { ...noAnswer, text },
    textarea: { ...noAnswer, text },
    checkbox: { ...noAnswer, optionIds: [...new Set(answer.optionIds ?? [])] },
    scale: { ...noAnswer, score },
    yesno: { ...noAnswer, yes: answer.yes ?? null },
    rating: { ...noAnswer, score, text: question.editableFeedback ? text : null },
  }
  return parts[question.type]
}

export const isEmpty = ({ text, score, yes, optionIds }: AnswerParts) =>
  text === null && score === null && yes === null && optionIds.length === 0

const hasGiven: Record<QuestionType, (parts: AnswerParts) => boolean> = {
  input: ({ text }) => text !== null,
  textarea: ({ text }) => text !== null,
  checkbox: ({ optionIds }) => optionIds.length > 0,
  scale: ({ score }) => score !== null,
  yesno: ({ yes }) => yes !== null,
  rating: ({ score }) => score !== null,
}

/** A comment without its stars is no answer. */
export const isGiven = (type: QuestionType, parts: AnswerParts) => hasGiven[type](parts)

export const isSameAnswer = (one: AnswerParts, other: AnswerParts) =>
  (one.text ?? '') === (other.text ?? '') &&
  one.score === other.score &&
  one.yes === other.yes &&
  [...one.optionIds].sort().join() === [...other.optionIds].sort().join()

type GivenAnswers = Readonly<Record<string, AnswerParts>>

/** By question id; null without any change. */
export function changesIn(before: GivenAnswers, changed: GivenAnswers): Record<string, AnswerParts> | null {
  const changes = Object.entries(changed).filter(([id, parts]) => !isSameAnswer(parts, before[id] ?? noAnswer))
  return changes.length === 0 ? null : Object.fromEntries(changes)
}

const longest = (type: QuestionType) =>
  type === 'input' ? limits.shortAnswer : type === 'rating' ? limits.comment : limits.longAnswer

/** Why the answer cannot be saved, or null. */
export function misfit(question: AskedQuestion, { text, score, optionIds }: AnswerParts): string | null {
  if (text !== null && !isStorable(text)) return UNSTORABLE
  const max = longest(question.type)
  if (text !== null && text.length > max) return `At most ${fullCount(max)} characters fit here.`
  const { lowest, highest } = question
  if (score !== null && (score < (lowest ?? 0) || score > (highest ?? 10)))
    return `Choose from ${lowest} to ${highest}.`
  if (optionIds.some((id) => question.options.every((option) => option.id !== id)))
    return 'Choose among the options of this question.'
  if (optionIds.length > 1 && !question.isMultiple) return 'Choose one option.'
  return null
}

/** In order; a follow-up is asked only when its condition is met. */
export function askedAmong<Question extends AskedQuestion>(
  questions: readonly Question[],
  givenOf: (questionId: string) => AnswerParts | undefined,
): Question[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return questions.filter(({ followsId, followsWhen, followsValue }) => {
    if (followsId === null || followsWhen === null) return true
    const options = byId.get(followsId)?.options.map(({ id }) => id) ?? []
    return isMet({ when: followsWhen, value: followsValue }, givenOf(followsId) ?? noAnswer, options)
  })
}

export const answersTo = (questionIds: readonly string[], given: ReadonlyMap<string, AnswerParts>) =>
  new Map([...given].filter(([id]) => questionIds.includes(id)))

/** Follow-ups are numbered below their question: 2.1 follows on 2. */
export function numbersById(questions: readonly Pick<AskedQuestion, 'id' | 'followsId'>[]): Map<string, string> {
  const numbers = questionNumbers(questions.map(({ followsId }) => followsId !== null))
  return new Map(questions.map(({ id }, index) => [id, numbers[index] ?? '']))
}

/** The condition of a follow-up in a sentence, for views that always show it; undefined for other questions. */
export function askedWhen(question: QuestionView, questions: readonly QuestionView[]): string | undefined {
  const { followsId, followsWhen, followsValue } = question
  const leader = questions.find(({ id }) => id === followsId)
  if (!leader || followsWhen === null) return undefined
  const words = conditionInWords(
    { when: followsWhen, value: followsValue },
    leader.options.map(({ text }) => text),
  )
  return `Only if your answer to question ${numbersById(questions).get(leader.id)} is ${words}.`
}

/** By question id; questions that are not asked are not missing. */
export function missingAnswers(questions: readonly AskedQuestion[], given: ReadonlyMap<string, AnswerParts>) {
  const missing = askedAmong(questions, (id) => given.get(id)).filter((question) => {
    const parts = given.get(question.id)
    return question.isRequired && !(parts && hasGiven[question.type](parts))
  })
  return Object.fromEntries(missing.map(({ id }) => [id, 'This question needs an answer.']))
}
