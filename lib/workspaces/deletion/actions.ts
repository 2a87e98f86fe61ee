'use server'
import { refresh } from 'next/cache'
import { memberAction, personAction } from '@/lib/access/action'
import { keepWorkspace } from './commands/keep-workspace'
import { scheduleDeletion } from './commands/schedule-deletion'
import { keepWorkspaceSchema, scheduleDeletionSchema } from './schema'

export const scheduleDeletionAction = memberAction(scheduleDeletionSchema, scheduleDeletion)
export const keepWorkspaceAction = personAction(keepWorkspaceSchema, keepWorkspace, () => refresh())
