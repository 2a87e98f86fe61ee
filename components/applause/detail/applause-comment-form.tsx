'use client'

import { MentionForm } from '@/components/members/picker/mention-form'
import { commentOnApplauseAction } from '@/lib/applause/actions'
import { applauseLimits } from '@/lib/applause/rules/applause-limits'

export const ApplauseCommentForm = ({ id }: { id: string }) => (
  <MentionForm id={id} limit={applauseLimits.comment} action={commentOnApplauseAction} />
)
