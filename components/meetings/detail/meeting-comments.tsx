'use client'

import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { Avatar } from '@/components/ui/display/avatar'
import { Button } from '@/components/ui/button/button'
import { DateTime } from '@/components/ui/display/date-time'
import { LongText } from '@/components/ui/display/long-text'
import type { ActionResult } from '@/components/ui/form/action-result'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { toastFaults } from '@/components/ui/form/toast-faults'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { randomId } from '@/lib/shared/randomness'

interface Comment {
  id: string
  comment: string
  /** null: the product, or a deleted account. */
  by: { memberId: string; name: string; pictureId: string | null } | null
  createdAt: Date
  isEdited: boolean
  can: { change: boolean }
}

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

export interface CommentsOf {
  id: string
  comments: readonly Comment[]
  canWrite: boolean
  zone: string
  now: Date
}

type MeetingCommentsProps = CommentsOf & {
  actions: CommentActions
  /** The author's name when there is none. */
  nobody: string
}

const blank = (id: string) => ({ madeId: randomId(), id, comment: '' })

function CommentForm({ id, actions }: { id: string; actions: CommentActions }) {
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

interface OwnCommentProps {
  id: string
  actions: CommentActions
  comment: Pick<Comment, 'id' | 'comment'>
}

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

function CommentActs({ id, actions, comment }: OwnCommentProps) {
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

export function MeetingComments({ id, comments, canWrite, zone, now, actions, nobody }: MeetingCommentsProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {comments.length > 0 && (
        <ul aria-label="Comments" className="list">
          {comments.map((comment) => {
            const { by: author, createdAt, isEdited, can } = comment
            const name = author?.name ?? nobody
            return (
              <li key={comment.id} id={comment.id} className="flex gap-3 px-4 py-3">
                <Avatar name={name} pictureId={author?.pictureId ?? null} size="sm" />
                <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
                  <p className="text-sm wrap-anywhere text-muted">
                    <span className="font-medium text-ink">{name}</span>{' '}
                    <span className="text-subtle">
                      <DateTime at={createdAt} format="relative" zone={zone} now={now} />
                      {isEdited && ' · edited'}
                    </span>
                  </p>
                  <LongText text={comment.comment} most={400} className="" />
                  {can.change && <CommentActs id={id} actions={actions} comment={comment} />}
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {canWrite && <CommentForm id={id} actions={actions} />}
    </div>
  )
}
