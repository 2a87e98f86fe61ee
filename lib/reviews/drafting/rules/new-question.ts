import type { QuestionDraft } from '@/lib/reviews/model/schema'

/** The spec's defaults, section 3: ends 0 and 5, ten stars, the label "Rating", options "low" and "high". */
export function newQuestion(type: QuestionDraft['type'], key: string, questionText = ''): QuestionDraft {
  const ends = type === 'rating' ? ['low', 'high'] : type === 'scale' || type === 'checkbox' ? ['', ''] : []
  return {
    key,
    type,
    questionText,
    help: '',
    follows: null,
    isRequired: true,
    options: ends.map((optionText) => ({ optionText })),
    lowerLabel: 0,
    higherLabel: 5,
    starCount: 10,
    isMultiple: true,
    editableFeedback: false,
    ratingFeedback: 'Rating',
  }
}

/** Keeps the fields that both types share. */
export function asType(question: QuestionDraft, type: QuestionDraft['type']): QuestionDraft {
  const { key, questionText, help, follows, isRequired } = question
  return { ...newQuestion(type, key, questionText), help, follows, isRequired }
}
