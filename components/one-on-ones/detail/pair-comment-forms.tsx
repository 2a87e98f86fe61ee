'use client'

import { CommentForm } from '@/components/meetings/detail/comment-form'
import type { OwnComment } from '@/components/meetings/detail/meeting-comments'
import { OwnCommentActs } from '@/components/ui/form/plain/own-comment-acts'
import {
  commentOnOneOnOneAction,
  deleteOneOnOneCommentAction,
  editOneOnOneCommentAction,
} from '@/lib/one-on-ones/actions'

export const PairCommentForm = ({ id }: { id: string }) => <CommentForm id={id} add={commentOnOneOnOneAction} />

export const PairCommentActs = ({ id, comment: { id: commentId, comment } }: OwnComment) => (
  <OwnCommentActs
    comment={comment}
    limit={2000}
    edit={(written) => editOneOnOneCommentAction({ id, commentId, comment: written })}
    remove={() => deleteOneOnOneCommentAction({ id, commentId })}
  />
)
