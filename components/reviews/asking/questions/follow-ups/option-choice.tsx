import { Select } from '@/components/ui/input/select'
import type { QuestionDraft } from '@/lib/reviews/model/schema'

type Follows = NonNullable<QuestionDraft['follows']>

export interface ChoiceProps {
  follows: Follows
  isWrong: boolean
  onChange: (change: Partial<Follows>) => void
}

const sides = [
  { value: 'NO', label: 'No' },
  { value: 'YES', label: 'Yes' },
]

/** The yes or no that triggers the follow-up. */
export function SideChoice({ follows, isWrong, onChange }: ChoiceProps) {
  return (
    <Select
      aria-label="Shown after the answer"
      aria-invalid={isWrong || undefined}
      options={sides}
      value={follows.when}
      boxClassName="max-w-24"
      onChange={({ target }) => onChange({ when: target.value === 'YES' ? 'YES' : 'NO', value: null })}
    />
  )
}

/** The option that triggers the follow-up. */
export function OptionChoice({ follows, isWrong, onChange, options }: ChoiceProps & { options: readonly string[] }) {
  const { value } = follows
  return (
    <Select
      aria-label="Option that brings it up"
      aria-invalid={isWrong || undefined}
      options={options.map((text, place) => ({ value: `${place}`, label: text.trim() || `Option ${place + 1}` }))}
      placeholder="Choose an option"
      value={value === null ? '' : `${value}`}
      boxClassName="max-w-64"
      onChange={({ target }) => onChange({ when: 'CHOSEN', value: Number(target.value) })}
    />
  )
}
