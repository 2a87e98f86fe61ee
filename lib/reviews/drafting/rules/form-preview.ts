import type { FormContent, QuestionDraft } from '@/lib/reviews/model/schema'
import type { QuestionView } from '@/lib/reviews/responses/rules/answers'
import { kinds } from '@/lib/reviews/model/rules/question-types'
import { rangeOf } from '@/lib/reviews/model/rules/question-faults'

export type FormPreview = Pick<FormContent, 'title' | 'description' | 'anonymity'> & {
  /** Empty until the caller fills them in. */
  privacyNotice: readonly string[]
  questions: QuestionView[]
}

export function previewQuestion(question: QuestionDraft): QuestionView {
  const { key, type, questionText, help, follows, isRequired, isMultiple, options } = question
  const { editableFeedback, ratingFeedback } = question
  const { lowest, highest } = kinds[type].figure === 'mean' ? rangeOf(question) : { lowest: null, highest: null }
  const unwritten = (index: number) => (type === 'checkbox' ? `Option ${index + 1}` : '')
  return {
    id: key,
    type,
    text: questionText.trim() || 'Your question',
    help: help.trim(),
    isRequired,
    isMultiple,
    followsId: follows?.key ?? null,
    followsWhen: follows?.when ?? null,
    followsValue: follows?.value ?? null,
    lowest,
    highest,
    editableFeedback,
    ratingFeedback: ratingFeedback.trim() || 'Rating',
    options: options.map(({ optionText }, index) => ({
      id: `${key}-${index}`,
      text: optionText.trim() || unwritten(index),
    })),
  }
}

export const draftPreview = (
  { title, description, anonymity, questions }: FormContent,
  what: 'form' | 'template' = 'form',
): FormPreview => ({
  title: title.trim() || `Untitled ${what}`,
  description,
  anonymity,
  privacyNotice: [],
  questions: questions.map(previewQuestion),
})
