'use client'

import { useState } from 'react'
import { Avatar } from '@/components/ui/display/avatar'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { DateTime } from '@/components/ui/display/date-time'
import { LongText } from '@/components/ui/display/long-text'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import {
  commentOnFollowUpAction,
  deleteFollowUpCommentAction,
  editFollowUpCommentAction,
} from '@/lib/follow-ups/actions'
import type { FollowUpDetail } from '@/lib/follow-ups/queries/get-follow-up'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { randomId } from '@/lib/shared/randomness'

type Comment = FollowUpDetail['comments'][number]

interface FollowUpCommentsProps {
  id: string
  comments: readonly Comment[]
  canWrite: boolean
  zone: string
  now: Date
}

const blank = (id: string) => ({ madeId: randomId(), id, comment: '' })

function CommentForm({ id }: { id: string }) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/follow-ups/schema').then((module) => module.commentOnFollowUpSchema),
    action: commentOnFollowUpAction,
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
  comment: Pick<Comment, 'id' | 'comment'>
}

function EditForm({ id, comment, onDone }: OwnCommentProps & { onDone: () => void }) {
  const { form, bind, pending } = useActionForm({
    schema: () => import('@/lib/follow-ups/schema').then((module) => module.editFollowUpCommentSchema),
    action: editFollowUpCommentAction,
    defaultValues: { id, commentId: comment.id, comment: comment.comment },
    onSuccess: onDone,
  })
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

function CommentActs({ id, comment }: OwnCommentProps) {
  const [isEditing, setEditing] = useState(false)

  async function remove() {
    const faults = faultsOf(await answerOf(deleteFollowUpCommentAction({ id, commentId: comment.id })))
    if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
  }

  if (isEditing) return <EditForm {...{ id, comment }} onDone={() => setEditing(false)} />
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
        onConfirm={remove}
      >
        Delete
      </ConfirmButton>
    </div>
  )
}

/** The comments of a follow-up, oldest first. */
export function FollowUpComments({ id, comments, canWrite, zone, now }: FollowUpCommentsProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {comments.length > 0 && (
        <ul aria-label="Comments" className="list">
          {comments.map((comment) => {
            const { author, createdAt, editedAt, can } = comment
            const name = author?.name ?? 'Deleted user'
            return (
              <li key={comment.id} className="flex gap-3 px-4 py-3">
                <Avatar name={name} seed={author?.memberId ?? ''} pictureId={author?.pictureId ?? null} size="sm" />
                <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
                  <p className="text-sm wrap-anywhere text-muted">
                    <span className="font-medium text-ink">{name}</span>{' '}
                    <span className="text-subtle">
                      <DateTime at={createdAt} format="relative" {...{ zone, now }} />
                      {editedAt !== null && ' · edited'}
                    </span>
                  </p>
                  <LongText text={comment.comment} most={400} className="" />
                  {can.edit && <CommentActs {...{ id, comment }} />}
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {canWrite && <CommentForm id={id} />}
    </div>
  )
}
