import type { QuestionDraft } from '@/lib/reviews/schema'

/** What the fields of one type of question are given: its key, its place in the form, and its number there. */
export interface KindProps {
  question: string
  index: number
  number: string
  type: QuestionDraft['type']
}
