'use client'

import { useState } from 'react'
import { useColleagues } from '@/components/members/picker/use-colleagues'
import { Button } from '@/components/ui/button/button'
import { errorOf } from '@/components/ui/form/bound-field'
import { Field } from '@/components/ui/form/field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Dialog } from '@/components/ui/overlay/dialog'
import { toast } from '@/components/ui/overlay/toast'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { plural } from '@/lib/shared/text'
import { putIntoTeamAction } from '@/lib/teams/places/actions'

interface AddPeopleDialogProps {
  id: string
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

const nobody: string[] = []

/** Asks whom, and puts them into the team. */
export function AddPeopleDialog({ id, name, open, onOpenChange }: AddPeopleDialogProps) {
  const [chosen, setChosen] = useState<PickerItem[]>([])
  const colleagues = useColleagues()
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/teams/places/schema').then((module) => module.putIntoTeamSchema),
    action: putIntoTeamAction,
    defaultValues: { id, memberIds: nobody },
    onSuccess: (done) => {
      onOpenChange(false)
      choose([])
      const count = done?.count ?? 0
      toast({
        type: 'success',
        title:
          count === 0 ? 'They were in the team already.' : `${plural(count, 'person', 'people')} added to ${name}.`,
      })
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
    <Dialog
      open={open}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      title={`Add people to ${name}`}
      text="They will be told. Whoever leads the team becomes their manager in Rapport."
      actions={
        <>
          <Button variant="primary" pending={pending} onClick={() => submit()}>
            {words}
          </Button>
          <Button disabled={pending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
        </>
      }
    >
      <form method="post" onSubmit={submit} noValidate className="min-h-72">
        <Field label="Who?" error={errorOf({ form, name: 'memberIds' })} required>
          {(control) => (
            <MultiPicker
              control={control}
              value={chosen}
              {...colleagues}
              placeholder="Type a name"
              nothing="Nobody here is called that"
              onChange={choose}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
