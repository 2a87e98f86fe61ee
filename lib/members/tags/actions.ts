'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
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

export const createTagAction = memberAction(createTagSchema, createTag, () => refresh())
export const renameTagAction = memberAction(renameTagSchema, renameTag, () => refresh())
export const mergeTagAction = memberAction(mergeTagSchema, mergeTag, () => refresh())
export const deleteTagAction = memberAction(tagIdSchema, deleteTag, () => refresh())
export const giveTagAction = memberAction(giveTagSchema, giveTag, () => refresh())
export const takeTagAction = memberAction(takeTagSchema, takeTag, () => refresh())
export const setTagsAction = memberAction(setTagsSchema, setTags, () => refresh())
