'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { startWorkspaceExport } from './commands/start-workspace-export'
import { startWorkspaceExportSchema } from './schema'

export const startWorkspaceExportAction = memberAction(startWorkspaceExportSchema, startWorkspaceExport, () =>
  refresh(),
)
