'use client'

import { MentionBox } from '@/components/members/picker/mention-box'
import { useMentioned } from '@/components/members/picker/mentioned'
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
  const mentioned = useMentioned()
  const { form, submit, pending } = useActionForm({
    schema: () =>
      import('@/lib/applause/schema').then((module) => module.editApplauseSchema.omit({ mentionedIds: true })),
    action: (values: { id: string; words: string }) =>
      editApplauseAction({ ...values, mentionedIds: mentioned.idsIn(values.words) }),
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
      hasPicker
    >
      <MentionBox mentioned={mentioned}>
        <TextareaField form={form} name="words" label="Message" required rows={5} limit={applauseLimits.words} />
      </MentionBox>
    </FormDialog>
  )
}
