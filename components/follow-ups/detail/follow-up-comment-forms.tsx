'use client'

import { CommentActs, CommentForm, type CommentActions } from '@/components/meetings/detail/comment-forms'
import type { OwnComment } from '@/components/meetings/detail/edit-comment'
import {
  commentOnFollowUpAction,
  deleteFollowUpCommentAction,
  editFollowUpCommentAction,
} from '@/lib/follow-ups/actions'

const actions: CommentActions = {
  schema: () => import('@/lib/follow-ups/schema').then((module) => module.editFollowUpCommentSchema),
  edit: editFollowUpCommentAction,
  remove: deleteFollowUpCommentAction,
}

export const FollowUpCommentForm = ({ id }: { id: string }) => <CommentForm id={id} add={commentOnFollowUpAction} />

export const FollowUpCommentActs = (own: OwnComment) => <CommentActs {...own} actions={actions} />
