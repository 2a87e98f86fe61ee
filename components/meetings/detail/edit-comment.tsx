'use client'

import { useEffect } from 'react'
import type { z } from 'zod'
import type { ActionResult } from '@/components/ui/form/action-result'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { InlineForm } from '@/components/ui/form/inline-form'
import { useActionForm } from '@/components/ui/form/use-action-form'

type Edited = { id: string; commentId: string; comment: string }

/** Schema and action for comments of one kind. */
export interface CommentEditing {
  schema: () => Promise<z.ZodType<Edited, Edited>>
  edit: (input: Edited) => Promise<ActionResult<unknown> | undefined>
}

/** A comment of the viewer, in the meeting of this id. */
export interface OwnComment {
  id: string
  comment: { id: string; comment: string }
}

interface EditCommentProps extends OwnComment {
  actions: CommentEditing
  onDone: () => void
}

export function EditComment({ id, actions: { schema, edit }, comment, onDone }: EditCommentProps) {
  const { form, bind, pending } = useActionForm({
    schema,
    action: edit,
    defaultValues: { id, commentId: comment.id, comment: comment.comment },
    onSuccess: onDone,
  })
  const { setFocus } = form
  useEffect(() => setFocus('comment'), [setFocus])
  return (
    <InlineForm form={{ bind, pending }} onCancel={onDone}>
      <TextareaField form={form} name="comment" label="Comment" quietLabel rows={2} limit={2000} />
    </InlineForm>
  )
}
