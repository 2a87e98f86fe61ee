import type { QuestionDraft } from '@/lib/reviews/schema'

/** What the fields of one type of question are given: its key, and its place in the form. */
export interface KindProps {
  question: string
  index: number
  type: QuestionDraft['type']
}
