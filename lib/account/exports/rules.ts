import { fileNameOf } from '@/lib/shared/files'
import { formatDate } from '@/lib/shared/dates'

export const WORKSPACE_EXPORT_JOB = 'workspace.export'

export const workspaceFileName = (name: string, at: Date, zone: string) =>
  `${fileNameOf(name, 'Workspace')} ${formatDate(at, 'YYYY-MM-DD', zone)}.zip`
