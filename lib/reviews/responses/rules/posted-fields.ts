import { partsOf, type AskedQuestion, type AnswerParts } from './answers'
import { kinds } from '@/lib/reviews/model/rules/question-types'

/** The name the fields of a question share. */
export const answerField = (questionId: string) => `q-${questionId}`

/** The field that says a question was there to be answered: a box left empty is then an answer taken back. */
export const shownField = (questionId: string) => `shown-${questionId}`

/** Where several can be chosen, each option has a field of its own, so that no name comes twice in a form. */
export const optionField = (questionId: string, optionId: string) => `${answerField(questionId)}-${optionId}`

export const commentField = (questionId: string) => `${answerField(questionId)}-comment`

/** What a form holds, by the name of its field. */
export type PostedFields = Readonly<Record<string, unknown>>

const numberIn = (value: string | undefined) => (value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : null)

const yesIn = (value: string | undefined) => (value === 'yes' ? true : value === 'no' ? false : null)

/** The answer to one question in the fields of a form that a browser sent by itself. */
function answerIn<Question extends AskedQuestion>(question: Question, fields: PostedFields): AnswerParts {
  const { id: questionId, type, isMultiple, options } = question
  // Browsers break the lines of a form with two characters each; what was typed has one, and counts as one.
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

/** The answers in a form that a browser sent by itself, by the id of each question that was shown in it. */
export const answersIn = (questions: readonly AskedQuestion[], fields: PostedFields): Map<string, AnswerParts> =>
  new Map(
    questions
      .filter(({ id }) => fields[shownField(id)] !== undefined)
      .map((question) => [question.id, answerIn(question, fields)]),
  )
