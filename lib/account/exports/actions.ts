'use server'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { startWorkspaceExportSchema } from './schema'
import { startWorkspaceExport } from './commands/start-workspace-export'
import { refresh } from 'next/cache'

export const startWorkspaceExportAction = memberAction(
  startWorkspaceExportSchema,
  startWorkspaceExport,
  adminsOnly('workspace.run', { stranger: 'none' }),
  refresh,
)
