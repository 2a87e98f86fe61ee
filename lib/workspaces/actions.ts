'use server'
import { publicAction } from '@/lib/access/action'
import { registerWorkspace } from './commands/register-workspace'
import { registerWorkspaceSchema } from './schema'

export const registerWorkspaceAction = publicAction(registerWorkspaceSchema, registerWorkspace)
