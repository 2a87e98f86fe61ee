'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { adminsOnly, everybody } from '@/lib/access/declaration'
import { connectAccount } from './commands/connect-account'
import { connectWorkspace } from './commands/connect-workspace'
import { disconnectAccount } from './commands/disconnect-account'
import { disconnectWorkspace } from './commands/disconnect-workspace'
import { finishConnection } from './commands/finish-connection'
import {
  connectAccountSchema,
  connectWorkspaceSchema,
  disconnectAccountSchema,
  disconnectWorkspaceSchema,
  finishConnectionSchema,
} from './schema'

const own = everybody('integrations.own')
const ofWorkspace = adminsOnly('integrations.workspace', { stranger: 'none' })

export const connectAccountAction = memberAction(connectAccountSchema, connectAccount, own)
export const connectWorkspaceAction = memberAction(connectWorkspaceSchema, connectWorkspace, ofWorkspace)
export const finishConnectionAction = memberAction(
  finishConnectionSchema,
  finishConnection,
  everybody('integrations.own', { unproven: 'conflict' }),
)
export const disconnectAccountAction = memberAction(disconnectAccountSchema, disconnectAccount, own, refresh)
export const disconnectWorkspaceAction = memberAction(
  disconnectWorkspaceSchema,
  disconnectWorkspace,
  ofWorkspace,
  refresh,
)
