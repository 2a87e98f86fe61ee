'use client'

import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Card } from '@/components/ui/layout/card'
import { toast } from '@/components/ui/overlay/toast'
import { editPersonAction } from '@/lib/members/people/actions'
import type { PersonView } from '@/lib/members/people/queries/get-person'

export function NameForm({ person }: { person: PersonView }) {
  const { id, firstName, lastName, jobTitle, nameBlockedReason } = person
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/members/people/schema').then((module) => module.editPersonSchema),
    action: editPersonAction,
    defaultValues: { id, firstName, lastName, jobTitle, seen: { firstName, lastName, jobTitle } },
    onSuccess: () => {
      const { seen: _seen, id: _id, ...saved } = form.getValues()
      form.setValue('seen', saved)
      toast({ type: 'success', title: 'Saved' })
    },
  })
  const locked = nameBlockedReason !== null
  return (
    <Card>
      <form data-keep {...bind} className="grid gap-4">
        <h2 className="text-md font-semibold">Name</h2>
        {nameBlockedReason && <p className="text-muted">{nameBlockedReason}</p>}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField form={form} name="firstName" label="First name" readOnly={locked} required />
          <TextField form={form} name="lastName" label="Last name" readOnly={locked} optional />
        </div>
        <TextField form={form} name="jobTitle" label="Job title" readOnly={locked} optional />
        {!locked && (
          <FormActions>
            <Button type="submit" pending={pending}>
              Save name
            </Button>
          </FormActions>
        )}
      </form>
    </Card>
  )
}
