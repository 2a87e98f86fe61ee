'use client'

import { MentionBox } from '@/components/members/picker/mention-box'
import { useMentioned } from '@/components/members/picker/mentioned'
import { OwnCommentActs } from '@/components/ui/form/plain/own-comment-acts'
import { deleteApplauseCommentAction, editApplauseCommentAction } from '@/lib/applause/actions'
import { applauseLimits } from '@/lib/applause/rules/applause-limits'

interface ApplauseCommentActsProps {
  /** The applause's id. */
  id: string
  commentId: string
  comment: string
  canEdit: boolean
}

export function ApplauseCommentActs({ id, commentId, comment, canEdit }: ApplauseCommentActsProps) {
  const mentioned = useMentioned()
  const edit = (written: string) =>
    editApplauseCommentAction({ id, commentId, comment: written, mentionedIds: mentioned.idsIn(written) })
  return (
    <OwnCommentActs
      comment={comment}
      limit={applauseLimits.comment}
      edit={canEdit ? edit : undefined}
      around={(field) => <MentionBox mentioned={mentioned}>{field}</MentionBox>}
      remove={() => deleteApplauseCommentAction({ id, commentId })}
    />
  )
}
