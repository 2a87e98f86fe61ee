import type { AnswerParts, QuestionView } from '@/lib/reviews/responses/rules/answers'

/** What the control of one question is given, whatever its type. */
export interface AnswerField {
  question: QuestionView
  value: AnswerParts
  onChange: (value: AnswerParts) => void
  disabled?: boolean
  /** Ids of the sentences that belong to the question: what is wrong, and who will read the answer. */
  describedBy?: string
  invalid?: boolean
}
