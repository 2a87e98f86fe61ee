'use client'

import { FormDialog } from '@/components/ui/form/form-dialog'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { editApplauseAction } from '@/lib/applause/actions'
import { applauseLimits } from '@/lib/applause/rules/applause-limits'

interface EditDialogProps {
  id: string
  words: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function EditDialog({ id, words, open, onOpenChange }: EditDialogProps) {
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/applause/schema').then((module) => module.editApplauseSchema),
    action: editApplauseAction,
    defaultValues: { id, words },
    onSuccess: () => onOpenChange(false),
  })
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      submit={submit}
      pending={pending}
      title="Edit applause"
      verb="Save"
    >
      <TextareaField form={form} name="words" label="Message" required rows={5} limit={applauseLimits.words} />
    </FormDialog>
  )
}
