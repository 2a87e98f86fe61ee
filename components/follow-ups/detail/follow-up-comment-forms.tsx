'use client'

import { CommentForm } from '@/components/meetings/detail/comment-form'
import type { OwnComment } from '@/components/meetings/detail/meeting-comments'
import { OwnCommentActs } from '@/components/ui/form/plain/own-comment-acts'
import {
  commentOnFollowUpAction,
  deleteFollowUpCommentAction,
  editFollowUpCommentAction,
} from '@/lib/follow-ups/actions'

export const FollowUpCommentForm = ({ id }: { id: string }) => <CommentForm id={id} add={commentOnFollowUpAction} />

export const FollowUpCommentActs = ({ id, comment: { id: commentId, comment } }: OwnComment) => (
  <OwnCommentActs
    comment={comment}
    limit={2000}
    edit={(written) => editFollowUpCommentAction({ id, commentId, comment: written })}
    remove={() => deleteFollowUpCommentAction({ id, commentId })}
  />
)
