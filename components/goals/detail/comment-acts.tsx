'use client'

import { OwnCommentActs } from '@/components/ui/form/plain/own-comment-acts'
import { deleteCommentAction, editCommentAction } from '@/lib/goals/actions'
import type { GoalEvent } from '@/lib/goals/queries/list-timeline'

interface CommentActsProps {
  goalId: string
  event: Pick<GoalEvent, 'id' | 'comment' | 'can'>
}

export function CommentActs({ goalId: id, event: { id: updateId, comment, can } }: CommentActsProps) {
  const remove = () => deleteCommentAction({ id, updateId })
  return (
    <OwnCommentActs
      comment={comment}
      limit={2000}
      edit={(written) => editCommentAction({ id, updateId, comment: written })}
      remove={can.delete ? remove : undefined}
    />
  )
}
