import { fileNameOf } from '@/lib/shared/files'
import { formatDate } from '@/lib/shared/dates'

/** The job that makes requested exports. */
export const WORKSPACE_EXPORT_JOB = 'workspace.export'

/** What the file is called: the workspace's name and the day. */
export const workspaceFileName = (name: string, at: Date, zone: string) =>
  `${fileNameOf(name, 'Workspace')} ${formatDate(at, 'YYYY-MM-DD', zone)}.zip`
