'use client'

import { FormDialog } from '@/components/ui/form/form-dialog'
import type { ActionResult } from '@/components/ui/form/action-result'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { toast } from '@/components/ui/overlay/toast'
import type { ReasonedInput } from '@/lib/admin/schema'

export interface ReasonDialogProps {
  /** The object's id. */
  id: string
  title: string
  text?: string
  verb: string
  /** The toast afterwards. */
  done: string
  act: (input: ReasonedInput) => Promise<ActionResult<object>>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks for the audit log's reason. */
export function ReasonDialog({ id, title, text, verb, done, act, open, onOpenChange }: ReasonDialogProps) {
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/admin/schema').then((module) => module.reasonedSchema),
    action: ({ reason }) => act({ id, reason }),
    defaultValues: { id, reason: '' },
    onSuccess: () => {
      onOpenChange(false)
      toast({ type: 'success', title: done })
    },
  })
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={pending}
      submit={submit}
      title={title}
      text={text}
      verb={verb}
    >
      <TextareaField form={form} name="reason" label="Reason" limit={500} rows={3} required />
    </FormDialog>
  )
}
