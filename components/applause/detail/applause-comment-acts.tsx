'use client'

import { OwnCommentActs } from '@/components/ui/form/plain/own-comment-acts'
import { deleteApplauseCommentAction, editApplauseCommentAction } from '@/lib/applause/actions'
import { applauseLimits } from '@/lib/applause/rules/applause-limits'
import type { EditApplauseCommentInput } from '@/lib/applause/schema'

export const ApplauseCommentActs = ({ id, commentId, comment }: EditApplauseCommentInput) => (
  <OwnCommentActs
    comment={comment}
    limit={applauseLimits.comment}
    edit={(written) => editApplauseCommentAction({ id, commentId, comment: written })}
    remove={() => deleteApplauseCommentAction({ id, commentId })}
  />
)
