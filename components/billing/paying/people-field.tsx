import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { fullCount, plural } from '@/lib/shared/text'

/** Current and invited people, and the plan's limit; null: unlimited. */
export interface PeopleLimits {
  here: number
  invited: number
  most: number | null
}

/** Why this seat count is invalid, or undefined. */
export function peopleFault(count: number, { here, invited, most }: PeopleLimits) {
  if (!Number.isInteger(count)) return 'Enter a whole number.'
  if (count < here) {
    const more = invited > 0 ? `, and ${fullCount(invited)} more ${invited === 1 ? 'is' : 'are'} invited` : ''
    return `Enter ${fullCount(here)} at least: ${plural(here, 'person is', 'people are')} in the workspace${more}.`
  }
  if (most !== null && count > most) return `This plan includes ${fullCount(most)} people.`
}

/** The invited people left without a seat. */
export function seatlessFacts(count: number, { here, invited }: PeopleLimits) {
  const left = here + invited - count
  return left > 0
    ? [['Without a seat', `${fullCount(left)} of ${plural(invited, 'invited person', 'invited people')}`] as const]
    : []
}

interface PeopleFieldProps {
  limits: PeopleLimits
  value: string
  onChange: (typed: string) => void
  hint?: string
  error: string | undefined
}

export const PeopleField = ({ limits: { here, most }, value, onChange, hint, error }: PeopleFieldProps) => (
  <Field label="People" hint={hint} error={error}>
    {(control) => (
      <Input
        {...control}
        type="number"
        inputMode="numeric"
        min={here}
        max={most ?? undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
)
