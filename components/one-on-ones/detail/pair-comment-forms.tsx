'use client'

import { CommentActs, CommentForm, type CommentActions } from '@/components/meetings/detail/comment-forms'
import type { OwnComment } from '@/components/meetings/detail/edit-comment'
import {
  commentOnOneOnOneAction,
  deleteOneOnOneCommentAction,
  editOneOnOneCommentAction,
} from '@/lib/one-on-ones/actions'

const actions: CommentActions = {
  schema: () => import('@/lib/one-on-ones/schema').then((module) => module.editOneOnOneCommentSchema),
  edit: editOneOnOneCommentAction,
  remove: deleteOneOnOneCommentAction,
}

export const PairCommentForm = ({ id }: { id: string }) => <CommentForm id={id} add={commentOnOneOnOneAction} />

export const PairCommentActs = (own: OwnComment) => <CommentActs {...own} actions={actions} />
