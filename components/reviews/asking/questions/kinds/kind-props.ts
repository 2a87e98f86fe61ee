import type { QuestionDraft } from '@/lib/reviews/model/schema'

/** A question's key, path and number. */
export interface KindProps {
  question: string
  index: number
  number: string
  type: QuestionDraft['type']
}
