'use client'

import { useState } from 'react'
import type { PeopleQuestion } from '@/components/members/people/acts/asked-people'
import { calledBy } from '@/components/members/people/acts/people-words'
import { errorOf } from '@/components/ui/form/bound-field'
import { Field } from '@/components/ui/form/field'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { SinglePicker } from '@/components/ui/pick/single-picker'
import { putIntoTeamAction } from '@/lib/teams/memberships/actions'
import { searchTeams } from '@/components/teams/team-search'
import { putNews } from '@/components/teams/team-words'

type TeamDialogProps = Pick<PeopleQuestion, 'people' | 'open' | 'onOpenChange' | 'onDone'>

/** Asks for a team; existing memberships stay. */
export function TeamDialog({ people, open, onOpenChange, onDone }: TeamDialogProps) {
  const [team, setTeam] = useState<PickerItem | null>(null)
  const who = calledBy(people)
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/teams/memberships/schema').then((module) => module.putIntoTeamSchema),
    action: putIntoTeamAction,
    defaultValues: { id: '', memberIds: people.map(({ id }) => id) },
    onSuccess: (put) => {
      toast(putNews(people, put?.count ?? 0, team?.label ?? 'the team'))
      onDone()
    },
  })

  function choose(chosen: PickerItem) {
    setTeam(chosen)
    form.setValue('id', chosen.id, { shouldValidate: true })
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={pending}
      submit={submit}
      title={`Add ${who} to a team`}
      text="They’re notified. The team’s manager becomes theirs."
      verb="Add to team"
      hasPicker
    >
      <Field label="Team" error={errorOf({ form, name: 'id' })} required>
        {(control) => (
          <SinglePicker
            control={control}
            search={searchTeams}
            value={team}
            onChange={choose}
            placeholder="Search for a team"
          />
        )}
      </Field>
    </FormDialog>
  )
}
