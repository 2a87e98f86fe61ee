'use client'

import { useState } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { toastFaults } from '@/components/ui/form/toast-faults'
import { InlineForm } from '@/components/ui/form/inline-form'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { deleteCommentAction, editCommentAction } from '@/lib/goals/actions'
import type { GoalEvent } from '@/lib/goals/queries/get-goal'

interface CommentActsProps {
  goalId: string
  event: Pick<GoalEvent, 'id' | 'comment' | 'can'>
}

function EditForm({ goalId, event, onDone }: CommentActsProps & { onDone: () => void }) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/goals/schema').then((module) => module.editCommentSchema),
    action: editCommentAction,
    defaultValues: { id: goalId, updateId: event.id, comment: event.comment },
    onSuccess: onDone,
  })
  return (
    <InlineForm form={{ bind, pending }} onCancel={onDone}>
      <TextareaField form={form} name="comment" label="Comment" quietLabel rows={2} limit={2000} />
    </InlineForm>
  )
}

/** Edits or deletes the author's own entry. */
export function CommentActs({ goalId, event }: CommentActsProps) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditForm goalId={goalId} event={event} onDone={() => setEditing(false)} />
  return (
    <div className="flex items-center gap-3 text-sm">
      <LinkButton onClick={() => setEditing(true)}>Edit</LinkButton>
      {event.can.delete && (
        <ConfirmButton
          size="sm"
          variant="ghost"
          title="Delete this comment?"
          text="This can’t be undone."
          confirm="Delete"
          danger
          onConfirm={() => toastFaults(deleteCommentAction({ id: goalId, updateId: event.id }))}
        >
          Delete
        </ConfirmButton>
      )}
    </div>
  )
}
