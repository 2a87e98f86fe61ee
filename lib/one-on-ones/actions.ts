'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { everyColleague, othersFindNothing } from '@/lib/access/declaration'
import { addAgenda } from './commands/add-agenda'
import { addPairItem } from './commands/add-pair-item'
import { addPointNote } from './commands/add-point-note'
import { addTalkingPoint } from './commands/add-talking-point'
import { changeOneOnOne } from './commands/change-one-on-one'
import { commentOnOneOnOne } from './commands/comment-on-one-on-one'
import { deleteAgenda } from './agendas/commands/delete-agenda'
import { deleteOneOnOneComment } from './commands/delete-one-on-one-comment'
import { deletePairItem } from './commands/delete-pair-item'
import { deletePointNote } from './commands/delete-point-note'
import { deleteTalkingPoint } from './commands/delete-talking-point'
import { editOneOnOneComment } from './commands/edit-one-on-one-comment'
import { editPairItem } from './commands/edit-pair-item'
import { editPointNote } from './commands/edit-point-note'
import { editTalkingPoint } from './commands/edit-talking-point'
import { moveTalkingPoint } from './commands/move-talking-point'
import { raiseTalkingPoint } from './commands/raise-talking-point'
import { renameAgenda } from './agendas/commands/rename-agenda'
import { saveAgenda } from './agendas/commands/save-agenda'
import { savePrivateNote } from './commands/save-private-note'
import { scheduleOneOnOne } from './commands/schedule-one-on-one'
import { tickPairItem } from './commands/tick-pair-item'
import { tickTalkingPoint } from './commands/tick-talking-point'
import {
  addAgendaSchema,
  addPairItemSchema,
  addPointNoteSchema,
  addTalkingPointSchema,
  changeOneOnOneSchema,
  commentOnOneOnOneSchema,
  deleteAgendaSchema,
  deleteOneOnOneCommentSchema,
  deletePairItemSchema,
  deletePointNoteSchema,
  editOneOnOneCommentSchema,
  editPairItemSchema,
  editPointNoteSchema,
  editTalkingPointSchema,
  moveTalkingPointSchema,
  raiseTalkingPointSchema,
  renameAgendaSchema,
  saveAgendaSchema,
  savePrivateNoteSchema,
  scheduleOneOnOneSchema,
  talkingPointSchema,
  tickPairItemSchema,
  tickTalkingPointSchema,
} from './schema'

const toOneOnOne = ({ id }: { id: string }) => redirect(`/one-on-one/${id}`)

const writing = othersFindNothing('one-on-ones.write')

export const scheduleOneOnOneAction = memberAction(
  scheduleOneOnOneSchema,
  scheduleOneOnOne,
  everyColleague('one-on-ones.schedule'),
  toOneOnOne,
)
export const changeOneOnOneAction = memberAction(changeOneOnOneSchema, changeOneOnOne, writing, toOneOnOne)
export const addTalkingPointAction = memberAction(addTalkingPointSchema, addTalkingPoint, writing, refresh)
export const raiseTalkingPointAction = memberAction(
  raiseTalkingPointSchema,
  raiseTalkingPoint,
  everyColleague('one-on-ones.schedule'),
  ({ withId }) => redirect(`/one-on-one/with/${withId}`),
)
export const editTalkingPointAction = memberAction(editTalkingPointSchema, editTalkingPoint, writing, refresh)
export const deleteTalkingPointAction = memberAction(talkingPointSchema, deleteTalkingPoint, writing, refresh)
export const moveTalkingPointAction = memberAction(moveTalkingPointSchema, moveTalkingPoint, writing, refresh)
export const tickTalkingPointAction = memberAction(tickTalkingPointSchema, tickTalkingPoint, writing, refresh)
export const addPointNoteAction = memberAction(addPointNoteSchema, addPointNote, writing, refresh)
export const editPointNoteAction = memberAction(editPointNoteSchema, editPointNote, writing, refresh)
export const deletePointNoteAction = memberAction(deletePointNoteSchema, deletePointNote, writing, refresh)
export const addPairItemAction = memberAction(addPairItemSchema, addPairItem, writing, refresh)
export const editPairItemAction = memberAction(editPairItemSchema, editPairItem, writing, refresh)
export const tickPairItemAction = memberAction(tickPairItemSchema, tickPairItem, writing, refresh)
export const deletePairItemAction = memberAction(deletePairItemSchema, deletePairItem, writing, refresh)
export const commentOnOneOnOneAction = memberAction(commentOnOneOnOneSchema, commentOnOneOnOne, writing, refresh)
export const editOneOnOneCommentAction = memberAction(editOneOnOneCommentSchema, editOneOnOneComment, writing, refresh)
export const deleteOneOnOneCommentAction = memberAction(
  deleteOneOnOneCommentSchema,
  deleteOneOnOneComment,
  writing,
  refresh,
)
export const savePrivateNoteAction = memberAction(savePrivateNoteSchema, savePrivateNote, writing)
export const saveAgendaAction = memberAction(
  saveAgendaSchema,
  saveAgenda,
  { can: 'one-on-ones.agendas', stranger: 'none', colleague: 'none' },
  refresh,
)
export const addAgendaAction = memberAction(addAgendaSchema, addAgenda, writing, refresh)
export const renameAgendaAction = memberAction(
  renameAgendaSchema,
  renameAgenda,
  othersFindNothing('one-on-ones.agendas'),
  refresh,
)
export const deleteAgendaAction = memberAction(
  deleteAgendaSchema,
  deleteAgenda,
  othersFindNothing('one-on-ones.agendas'),
  refresh,
)
