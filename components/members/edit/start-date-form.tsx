'use client'

import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Card } from '@/components/ui/layout/card'
import { toast } from '@/components/ui/overlay/toast'
import { setStartDateAction } from '@/lib/members/people/actions'
import type { PersonView } from '@/lib/members/people/queries/get-person'

export function StartDateForm({ person: { id, startDate } }: { person: PersonView }) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/members/people/schema').then((module) => module.setStartDateSchema),
    action: setStartDateAction,
    defaultValues: { id, startDate },
    onSuccess: () => toast({ type: 'success', title: 'Saved' }),
  })
  return (
    <Card>
      <form data-keep {...bind} className="grid gap-4">
        <h2 className="text-md font-semibold">Start date</h2>
        <TextField
          form={form}
          name="startDate"
          label="First day at work"
          type="date"
          optional
          hint="Their teams see work anniversaries."
        />
        <FormActions>
          <Button type="submit" pending={pending}>
            Save start date
          </Button>
        </FormActions>
      </form>
    </Card>
  )
}
