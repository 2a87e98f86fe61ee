'use client'

import { MentionForm } from '@/components/members/picker/mention-form'
import { commentOnGoalAction } from '@/lib/goals/actions'

export const CommentForm = ({ id }: { id: string }) => <MentionForm id={id} limit={2000} action={commentOnGoalAction} />
