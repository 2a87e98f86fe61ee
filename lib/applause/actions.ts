'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { adminsOnly, butAdmins, everyColleague, othersRefused } from '@/lib/access/declaration'
import { addCategory } from './commands/add-category'
import { commentOnApplause } from './commands/comment-on-applause'
import { deleteApplause } from './commands/delete-applause'
import { deleteApplauseComment } from './commands/delete-applause-comment'
import { editApplause } from './commands/edit-applause'
import { editApplauseComment } from './commands/edit-applause-comment'
import { giveApplause } from './commands/give-applause'
import { reactToApplause } from './commands/react-to-applause'
import { renameCategory } from './commands/rename-category'
import { retireCategory } from './commands/retire-category'
import { setWeeklyThanks } from './commands/set-weekly-thanks'
import {
  addCategorySchema,
  applauseIdSchema,
  commentOnApplauseSchema,
  deleteApplauseCommentSchema,
  editApplauseCommentSchema,
  editApplauseSchema,
  giveApplauseSchema,
  reactToApplauseSchema,
  renameCategorySchema,
  retireCategorySchema,
  setWeeklyThanksSchema,
} from './schema'

const reading = everyColleague('applause.read')
const ownOnly = othersRefused('applause.read')

export const giveApplauseAction = memberAction(
  giveApplauseSchema,
  giveApplause,
  everyColleague('applause.give'),
  refresh,
)
export const editApplauseAction = memberAction(
  editApplauseSchema,
  editApplause,
  othersRefused('applause.edit'),
  refresh,
)
export const deleteApplauseAction = memberAction(
  applauseIdSchema,
  deleteApplause,
  othersRefused('applause.delete', butAdmins),
)
export const reactToApplauseAction = memberAction(reactToApplauseSchema, reactToApplause, reading, refresh)
export const commentOnApplauseAction = memberAction(commentOnApplauseSchema, commentOnApplause, reading, refresh)
export const editApplauseCommentAction = memberAction(editApplauseCommentSchema, editApplauseComment, ownOnly, refresh)
export const deleteApplauseCommentAction = memberAction(
  deleteApplauseCommentSchema,
  deleteApplauseComment,
  ownOnly,
  refresh,
)
export const addCategoryAction = memberAction(
  addCategorySchema,
  addCategory,
  adminsOnly('applause.categories', { stranger: 'none' }),
  refresh,
)
export const renameCategoryAction = memberAction(
  renameCategorySchema,
  renameCategory,
  adminsOnly('applause.categories'),
  refresh,
)
export const retireCategoryAction = memberAction(
  retireCategorySchema,
  retireCategory,
  adminsOnly('applause.categories'),
  refresh,
)
export const setWeeklyThanksAction = memberAction(
  setWeeklyThanksSchema,
  setWeeklyThanks,
  adminsOnly('applause.categories', { stranger: 'none' }),
  refresh,
)
