'use client'

import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { describeTeamAction } from '@/lib/teams/actions'

interface DescribeTeamFormProps {
  team: { id: string; name: string; description: string }
}

export function DescribeTeamForm({ team: { id, name, description } }: DescribeTeamFormProps) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/teams/schema').then((module) => module.describeTeamSchema),
    action: describeTeamAction,
    defaultValues: { id, name, description, seen: { name, description } },
    onSuccess: () => {
      const { seen: _seen, id: _id, ...saved } = form.getValues()
      form.setValue('seen', saved)
      toast({ type: 'success', title: 'Saved' })
    },
  })
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-5">
      <TextField form={form} name="name" label="Name" required autoComplete="off" />
      <TextareaField form={form} name="description" label="Description" optional rows={3} limit={2000} />
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          Save
        </Button>
      </FormActions>
    </form>
  )
}
