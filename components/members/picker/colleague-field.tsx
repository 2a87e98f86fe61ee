'use client'

import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/form/field'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { SinglePicker } from '@/components/ui/pick/single-picker'
import { searchColleagues } from './people-search'

interface ColleagueFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  value: PickerItem | null
  onChange: (person: PickerItem) => void
}

export function ColleagueField({ value, onChange, ...field }: ColleagueFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <SinglePicker
          control={control}
          value={value}
          onChange={onChange}
          search={searchColleagues}
          placeholder="Type a name"
          nothing="Nobody here is called that"
        />
      )}
    </Field>
  )
}
