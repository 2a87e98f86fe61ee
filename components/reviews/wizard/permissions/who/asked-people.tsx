'use client'

import { Field } from '@/components/ui/form/field'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { useChosen, useContent, useFieldFault, useWizard } from '../../wizard-context'
import { OutsideEmails } from './outside-emails'
import { Part } from '../part'
import { useSuggested } from './use-suggested'

/** Who is asked: colleagues by name or by team, and people without an account by their address. */
export function AskedPeople() {
  return (
    <Part title="Who is asked" text="Everybody is asked once, however often you choose them.">
      <Colleagues />
      <OutsideEmails />
    </Part>
  )
}

function Colleagues() {
  const { form, people } = useWizard()
  const { assigneeIds, teamIds } = useContent()
  const suggested = useSuggested({ teams: true })
  const chosen = useChosen([...teamIds, ...assigneeIds])
  const ofPeople = useFieldFault('assigneeIds')
  const ofTeams = useFieldFault('teamIds')

  function choose(items: PickerItem[]) {
    people.meet(items)
    // What is not known any more keeps its place, so that the server can say that it is gone.
    const isTeam = ({ id, kind }: PickerItem) => teamIds.includes(id) || (kind === 'team' && !assigneeIds.includes(id))
    form.setValue(
      'teamIds',
      items.filter(isTeam).map(({ id }) => id),
    )
    form.setValue(
      'assigneeIds',
      items.filter((item) => !isTeam(item)).map(({ id }) => id),
    )
  }

  return (
    <div data-field="assigneeIds">
      <Field label="People and teams" error={ofPeople ?? ofTeams}>
        {(control) => (
          <MultiPicker
            control={control}
            value={chosen}
            onChange={choose}
            placeholder="Type a name or a team"
            nothing="Nobody here is called that"
            {...suggested}
          />
        )}
      </Field>
    </div>
  )
}
