'use client'

import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { Button } from '@/components/ui/button/button'
import type { ActionResult } from '@/components/ui/form/action-result'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { toastFaults } from '@/components/ui/form/toast-faults'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { randomId } from '@/lib/shared/randomness'

type New = { madeId: string; id: string; comment: string }
type Edited = { id: string; commentId: string; comment: string }
type Answer = Promise<ActionResult<unknown> | undefined>

/** Schemas and actions of one kind's comments. */
export interface CommentActions {
  schema: () => Promise<z.ZodType<New, New>>
  add: (input: New) => Answer
  editSchema: () => Promise<z.ZodType<Edited, Edited>>
  edit: (input: Edited) => Answer
  remove: (input: Omit<Edited, 'comment'>) => Answer
}

const blank = (id: string) => ({ madeId: randomId(), id, comment: '' })

export function CommentForm({ id, actions }: { id: string; actions: CommentActions }) {
  const { form, bind, pending } = useActionForm({
    schema: actions.schema,
    action: actions.add,
    defaultValues: blank(id),
    onSuccess: () => {
      form.reset(blank(id))
    },
  })
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-2">
      <TextareaField
        form={form}
        name="comment"
        label="Comment"
        quietLabel
        rows={2}
        limit={2000}
        placeholder="Add a comment"
      />
      <div>
        <Button type="submit" size="sm" pending={pending}>
          Comment
        </Button>
      </div>
    </form>
  )
}

/** A comment of the viewer, in the meeting of this id. */
export interface OwnComment {
  id: string
  comment: { id: string; comment: string }
}

type OwnCommentProps = OwnComment & { actions: CommentActions }

function EditForm({ id, actions, comment, onDone }: OwnCommentProps & { onDone: () => void }) {
  const { form, bind, pending } = useActionForm({
    schema: actions.editSchema,
    action: actions.edit,
    defaultValues: { id, commentId: comment.id, comment: comment.comment },
    onSuccess: onDone,
  })
  const { setFocus } = form
  useEffect(() => setFocus('comment'), [setFocus])
  return (
    <form data-keep {...bind} className="grid grid-cols-1 gap-2">
      <TextareaField form={form} name="comment" label="Comment" quietLabel rows={2} limit={2000} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={pending}>
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

export function CommentActs({ id, actions, comment }: OwnCommentProps) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditForm id={id} actions={actions} comment={comment} onDone={() => setEditing(false)} />
  return (
    <div className="-ml-2.5 flex items-center">
      <Button size="sm" variant="ghost" onClick={() => setEditing(true)}>
        Edit
      </Button>
      <ConfirmButton
        size="sm"
        variant="ghost"
        title="Delete this comment?"
        text="This can’t be undone."
        confirm="Delete"
        danger
        onConfirm={() => toastFaults(actions.remove({ id, commentId: comment.id }))}
      >
        Delete
      </ConfirmButton>
    </div>
  )
}
