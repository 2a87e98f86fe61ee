import { Field } from '@/components/ui/form/field'
import { Input } from '@/components/ui/input/input'
import { fullCount, plural } from '@/lib/shared/text'

/** How many people there are, and how many the plan includes; null: any number. */
export interface PeopleLimits {
  here: number
  most: number | null
}

/** Why so many people cannot be paid for, or undefined when they can. */
export function peopleFault(count: number, { here, most }: PeopleLimits) {
  if (!Number.isInteger(count)) return 'Enter a whole number.'
  if (count < here) return `There are ${plural(here, 'person', 'people')} in the workspace.`
  if (most !== null && count > most) return `This plan includes ${fullCount(most)} people.`
}

interface PeopleFieldProps {
  limits: PeopleLimits
  value: string
  onChange: (typed: string) => void
  hint: string
  error: string | undefined
}

/** For how many people is paid. */
export const PeopleField = ({ limits: { here, most }, value, onChange, hint, error }: PeopleFieldProps) => (
  <Field label="People" {...{ hint, error }}>
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
