'use client'

import { useState, type ComponentProps } from 'react'
import { Field } from '@/components/ui/form/field'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { SinglePicker } from '@/components/ui/pick/single-picker'
import { useFirstItems } from '@/components/ui/pick/use-first-items'
import type { ParentChoice } from '@/lib/teams/tree/queries/parent-choices'
import { parentItem, searchParents } from '@/components/teams/team-search'

interface ParentFieldProps extends Pick<ComponentProps<typeof Field>, 'hint' | 'error'> {
  /** The team that is to be part of another; null while it is being made. */
  id: string | null
  parent: ParentChoice | null
  /** Is given the id of a team, or nothing for none. */
  onChange: (parentId: string) => void
}

const none: PickerItem = { id: '', label: 'Not part of another team', kind: 'team' }

/** The team another is part of, chosen by name among those it can be part of. */
export function ParentField({ id, parent, onChange, ...words }: ParentFieldProps) {
  const [chosen, setChosen] = useState(parent ? parentItem(parent) : none)
  const { items, search } = useFirstItems(searchParents(id))

  function choose(team: PickerItem) {
    setChosen(team)
    onChange(team.id)
  }

  return (
    <Field label="Part of" {...words}>
      {(control) => (
        <SinglePicker
          {...{ control, search }}
          items={[none, ...items]}
          value={chosen}
          onChange={choose}
          nothing="No teams found"
        />
      )}
    </Field>
  )
}
