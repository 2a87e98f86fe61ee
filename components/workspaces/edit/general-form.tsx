'use client'

import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import { zoneChoices } from '@/lib/members/profile/rules'
import { editWorkspaceAction } from '@/lib/workspaces/actions'
import type { EditWorkspaceInput } from '@/lib/workspaces/schema'

const schema = () => import('@/lib/workspaces/schema').then(({ editWorkspaceSchema }) => editWorkspaceSchema)

// As in the schema, which would bundle its library.
const LONGEST_DESCRIPTION = 2000

export function GeneralForm({ settings }: { settings: EditWorkspaceInput }) {
  const { form, bind, pending } = useActionForm({
    schema,
    action: editWorkspaceAction,
    defaultValues: { ...settings, seen: settings },
    onSuccess: () => {
      const { seen: _seen, ...saved } = form.getValues()
      form.setValue('seen', saved)
      toast({ type: 'success', title: 'Saved' })
    },
  })
  const options = zoneChoices(settings.timeZone)
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-5">
      <TextField form={form} name="workspaceName" label="Name" autoComplete="organization" required />
      <TextareaField form={form} name="description" label="Description" optional rows={3} limit={LONGEST_DESCRIPTION} />
      <SelectField form={form} name="timeZone" label="Time zone" options={options} />
      <FormActions>
        <Button type="submit" variant="primary" pending={pending}>
          Save
        </Button>
      </FormActions>
    </form>
  )
}
