'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { searchTags } from '@/components/members/tags/tag-search'
import { searchTeams } from '@/components/teams/team-search'
import { bindChoice, errorOf } from '@/components/ui/form/bound-field'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { Field } from '@/components/ui/form/field'
import { Radio, RadioGroup } from '@/components/ui/form/radio-group'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import type { InviteForm } from '@/lib/invitations/queries/get-invite-form'
import { roles, roleWords } from '@/lib/members/people/rules'
import type { InviteFormHandle } from './address-field'

/** The role of the invited. */
export function RoleField({ form }: { form: InviteFormHandle }) {
  return (
    <RadioGroup legend="Role" error={errorOf({ form, name: 'role' })} className="sm:grid-cols-3">
      {roles.map((role) => (
        <Radio key={role} card label={role} hint={roleWords[role]} {...bindChoice({ form, name: 'role' }, role)} />
      ))}
    </RadioGroup>
  )
}

const searches = { teamIds: searchTeams, tagIds: searchTags } as const

const words = {
  teamIds: { label: 'Teams', kind: 'team', placeholder: 'Find a team' },
  tagIds: { label: 'Tags', kind: 'tag', placeholder: 'Find a tag' },
} as const

interface GroupFieldProps {
  form: InviteFormHandle
  name: keyof typeof words
  choices: InviteForm['teams' | 'tags']
  /** Chosen from the beginning, perhaps beyond the offered ones. */
  started: readonly { id: string; name: string }[]
  required?: boolean
}

/** Teams and tags joined on acceptance. */
export function GroupField({ form, name, choices, started, required = false }: GroupFieldProps) {
  const { label, kind, ...said } = words[name]
  const itemOf = (choice: { id: string; name: string }): PickerItem => ({ id: choice.id, label: choice.name, kind })
  const items = choices.rows.map(itemOf)
  const [chosen, setChosen] = useState(() => {
    const known = new Map([...items, ...started.map(itemOf)].map((item) => [item.id, item]))
    return form.getValues(name).flatMap((id) => known.get(id) ?? [])
  })

  function choose(next: PickerItem[]) {
    setChosen(next)
    form.setValue(
      name,
      next.map(({ id }) => id),
    )
    form.clearErrors(name)
  }

  return (
    <Field label={label} optional={!required} required={required} error={errorOf({ form, name })}>
      {(control) => (
        <MultiPicker
          control={control}
          items={items}
          {...said}
          search={choices.hasMore ? searches[name] : undefined}
          value={chosen}
          onChange={choose}
        />
      )}
    </Field>
  )
}

/** Only for Managers who join a team. */
export function ManagesField({ form }: { form: InviteFormHandle }) {
  const [role, teamIds] = useWatch({ control: form.control, name: ['role', 'teamIds'] })
  if (role !== 'Manager' || teamIds.length === 0) return null
  return <CheckboxField form={form} name="isManager" label="They manage these teams" />
}
