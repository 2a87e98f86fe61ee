import { Avatar } from '@/components/ui/display/avatar'
import { DateTime } from '@/components/ui/display/date-time'
import { LongText } from '@/components/ui/display/long-text'
import type { ApplauseDetail } from '@/lib/applause/queries/get-applause'
import { ApplauseCommentForm } from './applause-comment-form'
import { ApplauseCommentActs } from './applause-comment-acts'

interface ApplauseCommentsProps {
  /** The applause's id. */
  id: string
  comments: ApplauseDetail['comments']
  /** The plan allows changes; deleting is always allowed. */
  canEdit: boolean
  canAdd: boolean
  zone: string
  now: Date
}

export function ApplauseComments({ id, comments, canEdit, canAdd, zone, now }: ApplauseCommentsProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {comments.length > 0 && (
        <ul aria-label="Comments" className="grid grid-cols-1 gap-4">
          {comments.map(({ id: commentId, comment, by, createdAt, isEdited, can }) => (
            <li key={commentId} className="flex gap-3">
              <Avatar name={by.name} pictureId={by.pictureId} size="sm" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-subtle">
                  <span className="font-medium wrap-anywhere text-ink">{by.name}</span>
                  <DateTime at={createdAt} format="relative" zone={zone} now={now} />
                  {isEdited && <span>Edited</span>}
                </p>
                <LongText text={comment} className="" />
                {can.change && (
                  <ApplauseCommentActs id={id} commentId={commentId} comment={comment} canEdit={canEdit} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {canAdd && <ApplauseCommentForm id={id} />}
    </div>
  )
}
