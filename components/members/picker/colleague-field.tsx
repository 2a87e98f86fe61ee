'use client'

import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/form/field'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import { SinglePicker } from '@/components/ui/pick/single-picker'
import { NobodyHere } from './nobody-here'
import { searchColleagues, searchLed } from './people-search'

interface ColleagueFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  value: PickerItem | null
  onChange: (person: PickerItem) => void
  /** All colleagues unless given. */
  search?: PickerSearch
}

export function ColleagueField({ value, onChange, search = searchColleagues, ...field }: ColleagueFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <SinglePicker
          control={control}
          value={value}
          onChange={onChange}
          search={search}
          placeholder="Type a name"
          empty={search !== searchLed && <NobodyHere />}
        />
      )}
    </Field>
  )
}
