'use server'
import { refresh } from 'next/cache'
import { memberAction, personAction } from '@/lib/access/action'
import { adminsOnly, butAdmins, othersRefused } from '@/lib/access/declaration'
import { keepWorkspace } from './commands/keep-workspace'
import { scheduleDeletion } from './commands/schedule-deletion'
import { keepWorkspaceSchema, scheduleDeletionSchema } from './schema'

export const scheduleDeletionAction = memberAction(
  scheduleDeletionSchema,
  scheduleDeletion,
  adminsOnly('workspace.run', { stranger: 'none' }),
)
export const keepWorkspaceAction = personAction(
  keepWorkspaceSchema,
  keepWorkspace,
  othersRefused('workspace.run', butAdmins),
  refresh,
)
