'use server'
import { refresh } from 'next/cache'
import { memberAction, personAction, publicAction } from '@/lib/access/action'
import { adminsOnly, anybody, everybody } from '@/lib/access/declaration'
import { keepRegistration } from '@/lib/access/request'
import { createWorkspace } from './commands/create-workspace'
import { editWorkspace } from './commands/edit-workspace'
import { registerWorkspace } from './commands/register-workspace'
import { requireTwoStep } from './commands/require-two-step'
import { createWorkspaceSchema, editWorkspaceSchema, registerWorkspaceSchema, requireTwoStepSchema } from './schema'

export const registerWorkspaceAction = publicAction(
  registerWorkspaceSchema,
  registerWorkspace,
  anybody,
  ({ registration }) => keepRegistration(registration),
)
export const createWorkspaceAction = personAction(createWorkspaceSchema, createWorkspace, everybody('workspace.own'))
export const editWorkspaceAction = memberAction(
  editWorkspaceSchema,
  editWorkspace,
  adminsOnly('workspace.run', { stranger: 'none' }),
  refresh,
)
export const requireTwoStepAction = memberAction(
  requireTwoStepSchema,
  requireTwoStep,
  adminsOnly('workspace.run', { stranger: 'none' }),
  refresh,
)
