'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import type { ActionResult } from '@/components/ui/form/action-result'
import { Field } from '@/components/ui/form/field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { useAddForm } from '@/components/ui/form/plain/use-add-form'
import { toastFaults } from '@/components/ui/form/toast-faults'
import { CountedTextarea } from '@/components/ui/input/counted-textarea'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import type { CommentEditing, OwnComment } from './edit-comment'

const EditComment = dynamic(() => import('./edit-comment').then((module) => module.EditComment), { ssr: false })

interface CommentFormProps {
  id: string
  add: (input: { madeId: string; id: string; comment: string }) => Promise<ActionResult<unknown> | undefined>
}

export function CommentForm({ id, add }: CommentFormProps) {
  const form = useAddForm((madeId, entered) => add({ madeId, id, comment: entered('comment') }))
  return (
    <PlainFormFrame data-keep form={form} className="grid grid-cols-1 gap-2">
      <Field label="Comment" quietLabel error={form.errors['comment']}>
        {(control) => <CountedTextarea {...control} name="comment" rows={2} limit={2000} placeholder="Add a comment" />}
      </Field>
      <div>
        <Button type="submit" size="sm" pending={form.pending}>
          Comment
        </Button>
      </div>
    </PlainFormFrame>
  )
}

/** What authors may do to comments of one kind. */
export interface CommentActions extends CommentEditing {
  remove: (input: { id: string; commentId: string }) => Promise<ActionResult<unknown> | undefined>
}

export function CommentActs({ actions, ...own }: OwnComment & { actions: CommentActions }) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditComment {...own} actions={actions} onDone={() => setEditing(false)} />
  const { id, comment } = own
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
