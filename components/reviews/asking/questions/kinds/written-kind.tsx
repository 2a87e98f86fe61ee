import { limits } from '@/lib/reviews/model/rules/review-limits'
import { fullCount } from '@/lib/shared/text'
import type { KindProps } from './kind-props'

const words = {
  input: `One line, up to ${fullCount(limits.shortAnswer)} characters`,
  textarea: `Free text, up to ${fullCount(limits.longAnswer)} characters`,
  yesno: 'Yes or No',
}

/** Types without settings explain how they are answered. */
export function WrittenKind({ type }: KindProps) {
  const text = type === 'input' || type === 'textarea' || type === 'yesno' ? words[type] : ''
  return <p className="text-sm text-subtle">{text}</p>
}
