import { Select } from '@/components/ui/input/select'
import { rangeOf } from '@/lib/reviews/model/rules/question-faults'
import type { ChoiceProps } from './option-choice'
import type { Leader } from './use-follows'

const bounds = [
  { value: 'AT_MOST', label: 'or less' },
  { value: 'AT_LEAST', label: 'or more' },
]

function numbersFrom(leader: Leader) {
  const { lowest, highest } = rangeOf(leader)
  return Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, step) => `${lowest + step}`)
}

/** A number, and whether answers below or above it trigger the follow-up. */
export function BoundChoice({ follows, isWrong, onChange, leader }: ChoiceProps & { leader: Leader }) {
  const { when, value } = follows
  const numbers = numbersFrom(leader)
  const isOffered = value !== null && numbers.includes(`${value}`)
  return (
    <span className="flex items-center gap-2">
      <Select
        aria-label="Number that brings it up"
        aria-invalid={isWrong || undefined}
        options={numbers.map((number) => ({ value: number, label: number }))}
        placeholder="…"
        value={isOffered ? `${value}` : ''}
        boxClassName="max-w-20 min-w-20"
        onChange={({ target }) => onChange({ value: Number(target.value) })}
      />
      <Select
        aria-label="Side of the number that brings it up"
        options={bounds}
        value={when}
        boxClassName="max-w-28 min-w-28"
        onChange={({ target }) => onChange({ when: target.value === 'AT_LEAST' ? 'AT_LEAST' : 'AT_MOST' })}
      />
    </span>
  )
}
