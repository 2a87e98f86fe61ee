'use client'

import { Field } from '@/components/ui/form/field'
import { meet, searchFor } from '@/components/reviews/asking/draft/book'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import type { PickerSearch } from '@/components/ui/pick/picker-search'
import { useChosen, useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'

const onlyPeople =
  (search: PickerSearch): PickerSearch =>
  (words) => ({ ...search(words), select: (found) => found.filter(({ kind }) => kind === 'person') })

interface PeopleFieldProps {
  name: 'subjectIds' | 'sharedWithIds'
  label: string
  hint?: string
  optional?: boolean
  required?: boolean
}

export function PeopleField({ name, ...field }: PeopleFieldProps) {
  const { form, store } = useWizard()
  const ids = useContent()[name]
  const search = onlyPeople(searchFor(store))
  const chosen = useChosen(ids)
  return (
    <div data-field={name}>
      <Field {...field} error={useFieldFault(name)}>
        {(control) => (
          <MultiPicker
            control={control}
            value={chosen}
            placeholder="Type a name"
            onChange={(items) => {
              meet(store, items)
              form.setValue(
                name,
                items.map(({ id }) => id),
              )
            }}
            search={search}
          />
        )}
      </Field>
    </div>
  )
}
