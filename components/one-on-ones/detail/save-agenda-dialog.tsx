'use client'

import { FormDialog } from '@/components/ui/form/form-dialog'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { useMadeId } from '@/components/ui/form/use-made-ids'
import { toast } from '@/components/ui/overlay/toast'
import { saveAgendaAction } from '@/lib/one-on-ones/actions'
import type { AgendaFieldsInput } from '@/lib/one-on-ones/schema'

interface SaveAgendaDialogProps {
  points: readonly string[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Saves an agenda as a template. */
export function SaveAgendaDialog({ points, open, onOpenChange }: SaveAgendaDialogProps) {
  const withMadeId = useMadeId()
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/one-on-ones/schema').then((module) => module.agendaFieldsSchema),
    action: (values: AgendaFieldsInput) => withMadeId((madeId) => saveAgendaAction({ ...values, madeId })),
    defaultValues: { name: '', points: [...points] },
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: 'Template saved' })
    },
  })
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      submit={submit}
      pending={pending}
      title="Save agenda as template"
      verb="Save"
    >
      <TextField form={form} name="name" label="Name" hint="Only you can use it" autoComplete="off" required />
    </FormDialog>
  )
}
