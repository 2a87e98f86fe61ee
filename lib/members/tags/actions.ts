'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { adminsOnly, butAdmins, othersRefused } from '@/lib/access/declaration'
import { createTag } from './commands/create-tag'
import { deleteTag } from './commands/delete-tag'
import { giveTag } from './commands/give-tag'
import { mergeTag } from './commands/merge-tag'
import { renameTag } from './commands/rename-tag'
import { setTags } from './commands/set-tags'
import { takeTag } from './commands/take-tag'
import {
  createTagSchema,
  giveTagSchema,
  mergeTagSchema,
  renameTagSchema,
  setTagsSchema,
  tagIdSchema,
  takeTagSchema,
} from './schema'

export const createTagAction = memberAction(
  createTagSchema,
  createTag,
  adminsOnly('tags.manage', { stranger: 'none' }),
  refresh,
)
export const renameTagAction = memberAction(renameTagSchema, renameTag, adminsOnly('tags.manage'), refresh)
export const mergeTagAction = memberAction(mergeTagSchema, mergeTag, adminsOnly('tags.manage'), refresh)
export const deleteTagAction = memberAction(tagIdSchema, deleteTag, adminsOnly('tags.manage'), refresh)
export const giveTagAction = memberAction(giveTagSchema, giveTag, othersRefused('tags.give', butAdmins), refresh)
export const takeTagAction = memberAction(takeTagSchema, takeTag, othersRefused('tags.give', butAdmins), refresh)
export const setTagsAction = memberAction(setTagsSchema, setTags, othersRefused('tags.give', butAdmins), refresh)
