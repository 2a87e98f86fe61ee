import type { AnswerParts, QuestionView } from '@/lib/reviews/responses/rules/answers'

export interface AnswerField {
  question: QuestionView
  value: AnswerParts
  onChange: (value: AnswerParts) => void
  disabled?: boolean
  /** Ids of the error and the privacy sentence. */
  describedBy?: string
  invalid?: boolean
}
