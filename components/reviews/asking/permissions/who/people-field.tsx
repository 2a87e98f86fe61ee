'use client'

import { Field } from '@/components/ui/form/field'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import { useChosen, useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { useSuggested } from './use-suggested'

interface PeopleFieldProps {
  name: 'subjectIds' | 'sharedWithIds'
  label: string
  hint?: string
  optional?: boolean
  required?: boolean
}

export function PeopleField({ name, ...field }: PeopleFieldProps) {
  const { form, people } = useWizard()
  const ids = useContent()[name]
  const suggested = useSuggested()
  const chosen = useChosen(ids)
  return (
    <div data-field={name}>
      <Field {...field} error={useFieldFault(name)}>
        {(control) => (
          <MultiPicker
            control={control}
            value={chosen}
            placeholder="Type a name"
            nothing="No matches"
            onChange={(items) => {
              people.meet(items)
              form.setValue(
                name,
                items.map(({ id }) => id),
              )
            }}
            {...suggested}
          />
        )}
      </Field>
    </div>
  )
}
