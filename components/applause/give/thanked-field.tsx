'use client'

import { NobodyHere } from '@/components/members/picker/nobody-here'
import { personItem, type PickedPerson } from '@/components/members/picker/person-item'
import { useRef, useState } from 'react'
import { errorOf } from '@/components/ui/form/bound-field'
import { Field } from '@/components/ui/form/field'
import { toast } from '@/components/ui/overlay/toast'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { applauseLimits, tooManyThanked } from '@/lib/applause/rules/applause-limits'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { peopleOfTeam } from './form-start'
import type { ApplauseFormReturn } from './give-form-part'
import { searchThanked } from './thanked-search'

interface ThankedFieldProps {
  form: ApplauseFormReturn
  people: readonly PickedPerson[]
}

/** Recipients; choosing a team adds its members except the giver. */
export function ThankedField({ form, people }: ThankedFieldProps) {
  const [chosen, setChosen] = useState(() => people.map(personItem))
  // A chosen team loads later and is added to the people chosen meanwhile.
  const latest = useRef(chosen)

  function set(items: readonly PickerItem[]) {
    const unique = [...new Map(items.map((item) => [item.id, item])).values()]
    latest.current = unique
    setChosen(unique)
    form.setValue(
      'recipientIds',
      unique.map(({ id }) => id),
      { shouldDirty: true },
    )
    if (unique.length > applauseLimits.recipients) form.setError('recipientIds', { message: tooManyThanked })
    else form.clearErrors('recipientIds')
  }

  function choose(items: PickerItem[]) {
    const persons = items.filter(({ kind }) => kind === 'person')
    const team = items.find(({ kind }) => kind === 'team')
    set(persons)
    if (!team) return
    const add = (members: readonly PickedPerson[]) => {
      if (members.length === 0) toast({ type: 'info', title: `Nobody else is in ${team.label}` })
      set([...latest.current, ...members.map(personItem)])
    }
    peopleOfTeam(team.id).then(add, () => toast({ type: 'error', title: GENERAL_FAILURE }))
  }

  return (
    <Field label="To" required error={errorOf({ form, name: 'recipientIds' })}>
      {(control) => (
        <MultiPicker
          control={control}
          search={searchThanked}
          value={chosen}
          onChange={choose}
          placeholder="Type a name or a team"
          empty={<NobodyHere />}
        />
      )}
    </Field>
  )
}
