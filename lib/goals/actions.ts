'use server'
import { redirect } from 'next/navigation'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { adminsOnly, butAdmins, everybody, everyColleague, othersRefused } from '@/lib/access/declaration'
import { archiveGoal } from './commands/archive-goal'
import { checkInGoals } from './commands/check-in-goals'
import { chooseGoalView } from './commands/choose-goal-view'
import { commentOnGoal } from './commands/comment-on-goal'
import { createGoal } from './commands/create-goal'
import { deleteComment } from './commands/delete-comment'
import { editComment } from './commands/edit-comment'
import { editGoal } from './commands/edit-goal'
import { handOverGoals } from './commands/hand-over-goals'
import { restoreGoal } from './commands/restore-goal'
import { setGoalStatus } from './commands/set-goal-status'
import { setOwnStatus } from './commands/set-own-status'
import { tickItem } from './commands/tick-item'
import {
  checkInManySchema,
  chooseGoalViewSchema,
  commentOnGoalSchema,
  createGoalSchema,
  deleteCommentSchema,
  editCommentSchema,
  editGoalSchema,
  goalIdSchema,
  handOverGoalsSchema,
  setGoalStatusSchema,
  setOwnStatusSchema,
  tickItemSchema,
} from './schema'

const toGoal = ({ id }: { id: string }) => redirect(`/goals/${id}/detail`)

export const createGoalAction = memberAction(createGoalSchema, createGoal, everyColleague('goals.create'), toGoal)
export const editGoalAction = memberAction(editGoalSchema, editGoal, othersRefused('goals.edit', butAdmins), toGoal)
export const setGoalStatusAction = memberAction(
  setGoalStatusSchema,
  setGoalStatus,
  othersRefused('goals.status', butAdmins),
  refresh,
)
export const archiveGoalAction = memberAction(
  goalIdSchema,
  archiveGoal,
  othersRefused('goals.status', butAdmins),
  refresh,
)
export const restoreGoalAction = memberAction(
  goalIdSchema,
  restoreGoal,
  othersRefused('goals.status', butAdmins),
  refresh,
)
export const checkInGoalsAction = memberAction(
  checkInManySchema,
  checkInGoals,
  othersRefused('goals.check-in', butAdmins),
  refresh,
)
export const setOwnStatusAction = memberAction(
  setOwnStatusSchema,
  setOwnStatus,
  othersRefused('goals.check-in'),
  refresh,
)
export const tickItemAction = memberAction(
  tickItemSchema,
  tickItem,
  othersRefused('goals.check-in', butAdmins),
  refresh,
)
export const commentOnGoalAction = memberAction(
  commentOnGoalSchema,
  commentOnGoal,
  everyColleague('goals.read'),
  refresh,
)
export const editCommentAction = memberAction(editCommentSchema, editComment, othersRefused('goals.read'), refresh)
export const deleteCommentAction = memberAction(
  deleteCommentSchema,
  deleteComment,
  othersRefused('goals.read'),
  refresh,
)
export const handOverGoalsAction = memberAction(
  handOverGoalsSchema,
  handOverGoals,
  adminsOnly('goals.hand-over'),
  refresh,
)
export const chooseGoalViewAction = memberAction(chooseGoalViewSchema, chooseGoalView, everybody('goals.read'), refresh)
