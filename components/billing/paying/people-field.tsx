import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { fullCount, plural } from '@/lib/shared/text'

/** Current people and the plan's limit; null: unlimited. */
export interface PeopleLimits {
  here: number
  most: number | null
}

/** Why this seat count is invalid, or undefined. */
export function peopleFault(count: number, { here, most }: PeopleLimits) {
  if (!Number.isInteger(count)) return 'Enter a whole number.'
  if (count < here) return `There are ${plural(here, 'person', 'people')} in the workspace.`
  if (most !== null && count > most) return `This plan includes ${fullCount(most)} people.`
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
