'use client'

import { Field } from '@/components/ui/form/field'
import { itemsOf, meet, membersOf, searchFor } from '@/components/reviews/asking/draft/book'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import { toast } from '@/components/ui/overlay/toast'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
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
  /** Teams and tags can be chosen, too; their people are taken one by one. */
  hasGroups?: boolean
}

export function PeopleField({ name, hasGroups = false, ...field }: PeopleFieldProps) {
  const { form, store } = useWizard()
  const ids = useContent()[name]
  const search = hasGroups ? searchFor(store) : onlyPeople(searchFor(store))
  const chosen = useChosen(ids)

  function set(people: readonly PickerItem[]) {
    meet(store, people)
    form.setValue(name, [...new Set(people.map(({ id }) => id))])
  }

  async function choose(items: readonly PickerItem[]) {
    set(items.filter(({ kind }) => kind === 'person'))
    const group = items.find(({ kind }) => kind !== 'person')
    if (!group) return
    const people = await membersOf(group)
    if (!people) return toast({ type: 'error', title: GENERAL_FAILURE })
    const { book, content } = store.read()
    set([...itemsOf(book, content[name]), ...people])
  }

  return (
    <div data-field={name}>
      <Field {...field} error={useFieldFault(name)}>
        {(control) => (
          <MultiPicker
            control={control}
            value={chosen}
            placeholder={hasGroups ? 'Name, team or tag' : 'Type a name'}
            onChange={(items) => void choose(items)}
            search={search}
          />
        )}
      </Field>
    </div>
  )
}
