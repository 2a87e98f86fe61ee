'use client'

import { MeetingComments, type CommentActions, type CommentsOf } from '@/components/meetings/detail/meeting-comments'
import {
  commentOnFollowUpAction,
  deleteFollowUpCommentAction,
  editFollowUpCommentAction,
} from '@/lib/follow-ups/actions'

const actions: CommentActions = {
  schema: () => import('@/lib/follow-ups/schema').then((module) => module.commentOnFollowUpSchema),
  add: commentOnFollowUpAction,
  editSchema: () => import('@/lib/follow-ups/schema').then((module) => module.editFollowUpCommentSchema),
  edit: editFollowUpCommentAction,
  remove: deleteFollowUpCommentAction,
}

export const FollowUpComments = (props: CommentsOf) => (
  <MeetingComments {...props} actions={actions} nobody="Deleted user" />
)
