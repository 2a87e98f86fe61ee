'use client'

import { useState, type ComponentProps } from 'react'
import { Field } from '@/components/ui/form/field'
import { withFirst, type PickerItem } from '@/components/ui/pick/picker-search'
import { SinglePicker } from '@/components/ui/pick/single-picker'
import type { ParentChoice } from '@/lib/teams/tree/queries/parent-choices'
import { parentItem, searchParents } from '@/components/teams/team-search'

interface ParentFieldProps extends Pick<ComponentProps<typeof Field>, 'hint' | 'error'> {
  /** Null: a new team. */
  id: string | null
  parent: ParentChoice | null
  /** Receives a team id, or empty for none. */
  onChange: (parentId: string) => void
}

const none: PickerItem = { id: '', label: 'Not part of another team', kind: 'team' }

/** The parent, among allowed teams. */
export function ParentField({ id, parent, onChange, ...words }: ParentFieldProps) {
  const [chosen, setChosen] = useState(parent ? parentItem(parent) : none)
  const search = withFirst(none, searchParents(id))

  function choose(team: PickerItem) {
    setChosen(team)
    onChange(team.id)
  }

  return (
    <Field label="Part of" {...words}>
      {(control) => <SinglePicker control={control} search={search} value={chosen} onChange={choose} />}
    </Field>
  )
}
