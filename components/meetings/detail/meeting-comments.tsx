import type { ComponentType } from 'react'
import { Avatar } from '@/components/ui/display/avatar'
import { DateTime } from '@/components/ui/display/date-time'
import { LongText } from '@/components/ui/display/long-text'
import { MOST_COMMENTS } from '@/lib/meetings/rules/latest-comments'

interface Comment {
  id: string
  comment: string
  /** null: the product, or a deleted account. */
  by: { memberId: string; name: string; pictureId: string | null } | null
  createdAt: Date
  isEdited: boolean
  can: { change: boolean }
}

export interface CommentsOf {
  id: string
  comments: readonly Comment[]
  hasEarlier: boolean
  canWrite: boolean
  zone: string
  now: Date
}

/** A comment of the viewer, in the meeting of this id. */
export interface OwnComment {
  id: string
  comment: { id: string; comment: string }
}

type MeetingCommentsProps = CommentsOf & {
  form: ComponentType<{ id: string }>
  acts: ComponentType<OwnComment>
  /** The author's name when there is none. */
  nobody: string
}

export function MeetingComments({
  id,
  comments,
  hasEarlier,
  canWrite,
  zone,
  now,
  form: Form,
  acts: Acts,
  nobody,
}: MeetingCommentsProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {hasEarlier && <p className="text-sm text-subtle">Only the latest {MOST_COMMENTS} comments are shown.</p>}
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
                  {can.change && <Acts id={id} comment={comment} />}
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {canWrite && <Form id={id} />}
    </div>
  )
}
