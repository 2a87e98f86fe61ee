'use client'

import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/form/field'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import type { PickerItem, PickerSearch } from '@/components/ui/pick/picker-search'
import { NobodyHere } from './nobody-here'
import { searchColleagues, searchLed } from './people-search'

interface ColleaguesFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  value: PickerItem[]
  onChange: (people: PickerItem[]) => void
  /** All colleagues unless given. */
  search?: PickerSearch
}

export function ColleaguesField({ value, onChange, search = searchColleagues, ...field }: ColleaguesFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <MultiPicker
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
