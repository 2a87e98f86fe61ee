'use client'

import { MeetingComments, type CommentActions, type CommentsOf } from '@/components/meetings/detail/meeting-comments'
import {
  commentOnOneOnOneAction,
  deleteOneOnOneCommentAction,
  editOneOnOneCommentAction,
} from '@/lib/one-on-ones/actions'

const actions: CommentActions = {
  schema: () => import('@/lib/one-on-ones/schema').then((module) => module.commentOnOneOnOneSchema),
  add: commentOnOneOnOneAction,
  editSchema: () => import('@/lib/one-on-ones/schema').then((module) => module.editOneOnOneCommentSchema),
  edit: editOneOnOneCommentAction,
  remove: deleteOneOnOneCommentAction,
}

export const PairComments = (props: CommentsOf) => <MeetingComments {...props} actions={actions} nobody="Rapport" />
