'use client'

import { useState } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { toastFaults } from '@/components/ui/form/toast-faults'
import { InlineForm } from '@/components/ui/form/inline-form'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { deleteApplauseCommentAction, editApplauseCommentAction } from '@/lib/applause/actions'
import { applauseLimits } from '@/lib/applause/rules/applause-limits'
import type { EditApplauseCommentInput } from '@/lib/applause/schema'

function EditForm({ onDone, ...comment }: EditApplauseCommentInput & { onDone: () => void }) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/applause/schema').then((module) => module.editApplauseCommentSchema),
    action: editApplauseCommentAction,
    defaultValues: comment,
    onSuccess: onDone,
  })
  return (
    <InlineForm form={{ bind, pending }} onCancel={onDone} className="mt-1">
      <TextareaField form={form} name="comment" label="Comment" quietLabel rows={2} limit={applauseLimits.comment} />
    </InlineForm>
  )
}

export function OwnCommentActs(props: EditApplauseCommentInput) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditForm {...props} onDone={() => setEditing(false)} />
  const { id, commentId } = props
  return (
    <div className="flex items-center gap-3 text-sm">
      <LinkButton onClick={() => setEditing(true)}>Edit</LinkButton>
      <ConfirmButton
        size="sm"
        variant="ghost"
        title="Delete this comment?"
        text="This can’t be undone."
        confirm="Delete"
        danger
        onConfirm={() => toastFaults(deleteApplauseCommentAction({ id, commentId }))}
      >
        Delete
      </ConfirmButton>
    </div>
  )
}
