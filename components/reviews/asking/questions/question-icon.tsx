import { Icon } from '@/components/ui/icon/icon'
import type { QuestionDraft } from '@/lib/reviews/model/schema'

const icons = {
  input: 'text-cursor-input',
  textarea: 'text-align-start',
  checkbox: 'list-checks',
  scale: 'move-horizontal',
  yesno: 'circle-check-big',
  rating: 'star',
} as const

export function QuestionIcon({ type, className }: { type: QuestionDraft['type']; className?: string }) {
  return <Icon name={icons[type]} className={className} />
}
