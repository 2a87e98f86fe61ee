import { limits } from '../limits/rules'
import type { QuestionView } from '../responses/rules'
import type { FormContent, QuestionDraft } from '../schema'

/** What is missing in a question before it can be sent; fields are named as in the form. */
export type QuestionFault = { index: number; questionText?: string; options: Record<number, string>; range?: string }

const isBlank = (text: string) => text.trim() === ''

function optionFaults({ type, options }: QuestionDraft): Record<number, string> {
  if (type !== 'checkbox') return {}
  const faults: Record<number, string> = {}
  if (options.length < limits.options.min) faults[0] = `Give at least ${limits.options.min} options.`
  const seen = new Set<string>()
  options.forEach(({ optionText }, index) => {
    const text = optionText.trim().toLowerCase()
    if (text === '') faults[index] = 'Write this option or remove it.'
    else if (seen.has(text)) faults[index] = 'This option stands here twice.'
    seen.add(text)
  })
  return faults
}

/** Every question that cannot be sent as it is, in order. */
export function questionFaults(questions: QuestionDraft[]): QuestionFault[] {
  return questions.flatMap((question, index) => {
    const questionText = isBlank(question.questionText) ? 'Write the question.' : undefined
    const options = optionFaults(question)
    const isFlat = question.type === 'scale' && question.lowerLabel >= question.higherLabel
    const range = isFlat ? 'The scale must end higher than it begins.' : undefined
    if (!questionText && !range && Object.keys(options).length === 0) return []
    return [{ index, options, ...(questionText && { questionText }), ...(range && { range }) }]
  })
}

export const FAULTS_TITLE = 'Fix Form Errors'

const numbers = (faults: QuestionFault[]) => faults.map(({ index }) => index + 1).join(', ')

/** The spec's messages under "Fix Form Errors", section 5; none when the questions can be sent. */
export function faultMessages(questions: QuestionDraft[]): string[] {
  if (questions.length === 0) return ['At least one question is required']
  const faults = questionFaults(questions)
  const unwritten = faults.filter((fault) => fault.questionText !== undefined)
  const misfit = faults.filter((fault) => fault.range !== undefined || Object.keys(fault.options).length > 0)
  return [
    ...(unwritten.length > 0 ? [`Field(s) Required in Question ${numbers(unwritten)}`] : []),
    ...(misfit.length > 0 ? [`Fix issues for Option Field(s) in Question ${numbers(misfit)}`] : []),
  ]
}

/** The spec's defaults of a new question, section 3: ends 0 and 5, the label "Rating", options "low" and "high". */
export function newQuestion(type: QuestionDraft['type'], key: string, questionText = ''): QuestionDraft {
  const ends = type === 'rating' ? ['low', 'high'] : type === 'scale' || type === 'checkbox' ? ['', ''] : []
  return {
    key,
    type,
    questionText,
    isRequired: true,
    options: ends.map((optionText) => ({ optionText })),
    lowerLabel: 0,
    higherLabel: 5,
    editableFeedback: false,
    ratingFeedback: 'Rating',
  }
}

/** The same question asked in another way: what both ways have in common stays. */
export function asType(question: QuestionDraft, type: QuestionDraft['type']): QuestionDraft {
  const { key, questionText, isRequired } = question
  return { ...newQuestion(type, key, questionText), isRequired }
}

/** The lines of a pasted text that say something, each as one option; undefined when it is a single line. */
export function pastedOptions(text: string): string[] | undefined {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  const written = lines.filter((line) => line !== '')
  return written.length > 1 ? written : undefined
}

/** A form as those who answer see it. */
export type FormPreview = Pick<FormContent, 'title' | 'description' | 'anonymity'> & { questions: QuestionView[] }

/** A question that is still being written, as it will look. */
export function previewQuestion(question: QuestionDraft): QuestionView {
  const { key, type, questionText, isRequired, options, lowerLabel, higherLabel, editableFeedback, ratingFeedback } =
    question
  const isScale = type === 'scale'
  const unwritten = (index: number) => (type === 'checkbox' ? `Option ${index + 1}` : '')
  return {
    id: key,
    type,
    text: questionText.trim() || 'Your question',
    isRequired,
    lowest: isScale ? lowerLabel : type === 'rating' ? 1 : null,
    highest: isScale ? higherLabel : type === 'rating' ? 10 : null,
    editableFeedback,
    ratingFeedback: ratingFeedback.trim() || 'Rating',
    options: options.map(({ optionText }, index) => ({
      id: `${key}-${index}`,
      text: optionText.trim() || unwritten(index),
    })),
  }
}

export const draftPreview = ({ title, description, anonymity, questions }: FormContent): FormPreview => ({
  title: title.trim() || 'Untitled form',
  description,
  anonymity,
  questions: questions.map(previewQuestion),
})
