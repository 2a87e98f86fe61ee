'use client'

import { useState } from 'react'
import { useColleagues } from '@/components/members/picker/use-colleagues'
import { Field } from '@/components/ui/form/field'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import type { PickerItem } from '@/components/ui/pick/picker-search'

interface PeopleBoxProps {
  label: string
  hint?: string
  error?: string
  onChange: (memberIds: string[]) => void
}

/** Colleagues chosen for one field of a form. */
export function PeopleBox({ label, hint, error, onChange }: PeopleBoxProps) {
  const [chosen, setChosen] = useState<PickerItem[]>([])
  const colleagues = useColleagues()

  function choose(people: PickerItem[]) {
    setChosen(people)
    onChange(people.map(({ id }) => id))
  }

  return (
    <Field label={label} hint={hint} error={error} optional>
      {(control) => (
        <MultiPicker
          control={control}
          value={chosen}
          {...colleagues}
          placeholder="Type a name"
          nothing="Nobody here is called that"
          onChange={choose}
        />
      )}
    </Field>
  )
}
