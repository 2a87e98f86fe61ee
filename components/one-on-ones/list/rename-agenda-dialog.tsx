'use client'

import { FormDialog } from '@/components/ui/form/form-dialog'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { renameAgendaAction } from '@/lib/one-on-ones/actions'

interface RenameAgendaDialogProps {
  id: string
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function RenameAgendaDialog({ id, name, open, onOpenChange }: RenameAgendaDialogProps) {
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/one-on-ones/schema').then((module) => module.renameAgendaSchema),
    action: renameAgendaAction,
    defaultValues: { id, name },
    onSuccess: () => onOpenChange(false),
  })
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      submit={submit}
      pending={pending}
      title="Rename template"
      verb="Rename"
    >
      <TextField form={form} name="name" label="Name" required autoComplete="off" />
    </FormDialog>
  )
}
