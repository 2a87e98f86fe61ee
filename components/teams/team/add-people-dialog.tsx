'use client'

import { useState } from 'react'
import { ColleaguesField } from '@/components/members/picker/colleagues-field'
import { errorOf } from '@/components/ui/form/bound-field'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { plural } from '@/lib/shared/text'
import { putNews } from '@/components/teams/team-words'
import { putIntoTeamAction } from '@/lib/teams/memberships/actions'

interface AddPeopleDialogProps {
  id: string
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

const nobody: string[] = []

/** Asks for people, and adds them. */
export function AddPeopleDialog({ id, name, open, onOpenChange }: AddPeopleDialogProps) {
  const [chosen, setChosen] = useState<PickerItem[]>([])
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/teams/memberships/schema').then((module) => module.putIntoTeamSchema),
    action: putIntoTeamAction,
    defaultValues: { id, memberIds: nobody },
    onSuccess: (done) => {
      toast(
        putNews(
          chosen.map(({ label }) => ({ name: label })),
          done?.count ?? 0,
          name,
        ),
      )
      onOpenChange(false)
      choose([])
    },
  })

  function choose(people: PickerItem[]) {
    setChosen(people)
    form.setValue(
      'memberIds',
      people.map((person) => person.id),
    )
    form.clearErrors('memberIds')
  }

  const words = chosen.length === 0 ? 'Add them' : `Add ${plural(chosen.length, 'person', 'people')}`
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={pending}
      submit={submit}
      title={`Add people to ${name}`}
      text="They’re notified. The team’s manager becomes theirs."
      verb={words}
      hasPicker
    >
      <ColleaguesField
        label="Who?"
        error={errorOf({ form, name: 'memberIds' })}
        required
        value={chosen}
        onChange={choose}
      />
    </FormDialog>
  )
}
