import { AlignLeft, CircleCheckBig, ListChecks, MoveHorizontal, Star, TextCursorInput } from 'lucide-react'
import type { QuestionDraft } from '@/lib/reviews/schema'

const icons = {
  input: TextCursorInput,
  textarea: AlignLeft,
  checkbox: ListChecks,
  scale: MoveHorizontal,
  yesno: CircleCheckBig,
  rating: Star,
}

/** The sign of a type of question; its name stands beside it. */
export function QuestionIcon({ type, className }: { type: QuestionDraft['type']; className?: string }) {
  const Icon = icons[type]
  return <Icon aria-hidden="true" className={className} />
}
