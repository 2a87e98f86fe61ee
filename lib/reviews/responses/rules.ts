import type { QuestionType } from '@/lib/platform/generated/prisma/enums'
import { limits } from '../limits/rules'
import type { AnswerInput } from './schema'

/** A question as somebody answering sees it. */
export type QuestionView = {
  id: string
  type: QuestionType
  text: string
  isRequired: boolean
  lowest: number | null
  highest: number | null
  editableFeedback: boolean
  ratingFeedback: string
  options: { id: string; text: string }[]
}

/** What an answer is checked against. */
export type AskedQuestion = {
  id: string
  type: QuestionType
  isRequired: boolean
  lowest: number | null
  highest: number | null
  editableFeedback: boolean
  optionIds: string[]
}

/** An answer reduced to what its question asks for. */
export type AnswerParts = { text: string | null; score: number | null; yes: boolean | null; optionIds: string[] }

/** A question nobody has touched. */
export const noAnswer: AnswerParts = { text: null, score: null, yes: null, optionIds: [] }

const written = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : text)

/** The parts of an answer that count for this type of question; the rest is dropped. */
export function partsOf(question: AskedQuestion, answer: AnswerInput): AnswerParts {
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

/** Whether an answer gives what its question asks for; a comment without its stars does not. */
export const isGiven = (type: QuestionType, parts: AnswerParts) => hasGiven[type](parts)

/** Whether two answers to one question say the same. */
export const isSameAnswer = (one: AnswerParts, other: AnswerParts) =>
  (one.text ?? '') === (other.text ?? '') &&
  one.score === other.score &&
  one.yes === other.yes &&
  [...one.optionIds].sort().join() === [...other.optionIds].sort().join()

/** What an answer to this question is checked against. */
export const askedOf = ({ options, ...question }: QuestionView): AskedQuestion => ({
  ...question,
  optionIds: options.map(({ id }) => id),
})

const longest = (type: QuestionType) =>
  type === 'input' ? limits.shortAnswer : type === 'rating' ? limits.comment : limits.longAnswer

/** Why this answer cannot be kept as it is, or null. */
export function misfit(question: AskedQuestion, { text, score, optionIds }: AnswerParts): string | null {
  const max = longest(question.type)
  if (text !== null && text.length > max) return `At most ${max.toLocaleString('en-US')} characters fit here.`
  const { lowest, highest } = question
  if (score !== null && (score < (lowest ?? 0) || score > (highest ?? 10)))
    return `Choose from ${lowest} to ${highest}.`
  if (optionIds.some((id) => !question.optionIds.includes(id))) return 'Choose among the options of this question.'
  return null
}

/** What is still missing before a response can be sent, keyed by question id. */
export function missingAnswers(questions: AskedQuestion[], given: ReadonlyMap<string, AnswerParts>) {
  const missing = questions.filter((question) => {
    const parts = given.get(question.id)
    return question.isRequired && !(parts && hasGiven[question.type](parts))
  })
  return Object.fromEntries(missing.map(({ id }) => [id, 'This question needs an answer.']))
}
