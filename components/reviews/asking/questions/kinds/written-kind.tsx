import type { KindProps } from './kind-props'

const words = {
  input: 'People answer in one line, up to 500 characters.',
  textarea: 'People answer in their own words, as long as they like.',
  yesno: 'People choose Yes or No.',
}

/** Types with nothing to set say how they are answered. */
export function WrittenKind({ type }: KindProps) {
  const text = type === 'input' || type === 'textarea' || type === 'yesno' ? words[type] : ''
  return <p className="text-sm text-subtle">{text}</p>
}
