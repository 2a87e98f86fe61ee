import { partsOf, type AskedQuestion, type AnswerParts } from './answers'
import { kinds } from '@/lib/reviews/model/rules/question-types'

export const answerField = (questionId: string) => `q-${questionId}`

/** Marks a question as shown, so that an empty field means a removed answer. */
export const shownField = (questionId: string) => `shown-${questionId}`

/** Each option has its own field, so that no name repeats in a form. */
export const optionField = (questionId: string, optionId: string) => `${answerField(questionId)}-${optionId}`

export const commentField = (questionId: string) => `${answerField(questionId)}-comment`

export type PostedFields = Readonly<Record<string, unknown>>

const numberIn = (value: string | undefined) => (value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : null)

const yesIn = (value: string | undefined) => (value === 'yes' ? true : value === 'no' ? false : null)

/** Reads an answer from a form posted without script. */
function answerIn<Question extends AskedQuestion>(question: Question, fields: PostedFields): AnswerParts {
  const { id: questionId, type, isMultiple, options } = question
  // Browsers post a line break as two characters, but limits count one.
  const valueOf = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : undefined
  }
  const value = valueOf(answerField(questionId))
  return partsOf(question, {
    text: kinds[type].words === 'comment' ? valueOf(commentField(questionId)) : value,
    score: numberIn(value),
    yes: yesIn(value),
    optionIds: options
      .map(({ id }) => id)
      .filter((id) => (isMultiple ? fields[optionField(questionId, id)] !== undefined : id === value)),
  })
}

/** By the id of each question that was shown. */
export const answersIn = (questions: readonly AskedQuestion[], fields: PostedFields): Map<string, AnswerParts> =>
  new Map(
    questions
      .filter(({ id }) => fields[shownField(id)] !== undefined)
      .map((question) => [question.id, answerIn(question, fields)]),
  )
