'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { everyColleague, othersFindNothing } from '@/lib/access/declaration'
import { addNextStep } from './commands/add-next-step'
import { commentOnFollowUp } from './commands/comment-on-follow-up'
import { deleteFollowUpComment } from './commands/delete-follow-up-comment'
import { editFollowUp } from './commands/edit-follow-up'
import { editFollowUpComment } from './commands/edit-follow-up-comment'
import { editNextStep } from './commands/edit-next-step'
import { removeNextStep } from './commands/remove-next-step'
import { scheduleFollowUp } from './commands/schedule-follow-up'
import { tickNextStep } from './commands/tick-next-step'
import { writeDecisions } from './commands/write-decisions'
import {
  addNextStepSchema,
  commentOnFollowUpSchema,
  deleteFollowUpCommentSchema,
  editFollowUpCommentSchema,
  editFollowUpSchema,
  editNextStepSchema,
  removeNextStepSchema,
  scheduleFollowUpSchema,
  tickNextStepSchema,
  writeDecisionsSchema,
} from './schema'

const toFollowUp = ({ id }: { id: string }) => redirect(`/followups/${id}`)

const writing = othersFindNothing('follow-ups.write')

export const scheduleFollowUpAction = memberAction(
  scheduleFollowUpSchema,
  scheduleFollowUp,
  everyColleague('follow-ups.create'),
  toFollowUp,
)
export const editFollowUpAction = memberAction(
  editFollowUpSchema,
  editFollowUp,
  othersFindNothing('follow-ups.edit'),
  toFollowUp,
)
export const writeDecisionsAction = memberAction(writeDecisionsSchema, writeDecisions, writing)
export const commentOnFollowUpAction = memberAction(commentOnFollowUpSchema, commentOnFollowUp, writing, refresh)
export const editFollowUpCommentAction = memberAction(editFollowUpCommentSchema, editFollowUpComment, writing, refresh)
export const deleteFollowUpCommentAction = memberAction(
  deleteFollowUpCommentSchema,
  deleteFollowUpComment,
  writing,
  refresh,
)
export const addNextStepAction = memberAction(addNextStepSchema, addNextStep, writing, refresh)
export const editNextStepAction = memberAction(editNextStepSchema, editNextStep, writing, refresh)
export const tickNextStepAction = memberAction(tickNextStepSchema, tickNextStep, writing, refresh)
export const removeNextStepAction = memberAction(removeNextStepSchema, removeNextStep, writing, refresh)
