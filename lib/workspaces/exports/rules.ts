import { formatDate, formatDateTime } from '@/lib/shared/dates'
import { fileNameOf } from '@/lib/shared/file-names'

/** The job that makes what waits. */
export const WORKSPACE_EXPORT_JOB = 'workspace.export'

/** What the file is called: the workspace's name and the day. */
export const workspaceFileName = (name: string, at: Date, zone: string) =>
  `${fileNameOf(name, 'Workspace')} ${formatDate(at, 'YYYY-MM-DD', zone)}.zip`

type State = { status: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED'; done: number; total: number; expiresAt: Date }

/** How far an export is, in words. */
export function exportInWords({ status, done, total, expiresAt }: State, zone: string) {
  if (status === 'FAILED') return 'This file could not be made. Ask for it again.'
  if (status === 'DONE') return `Ready until ${formatDateTime(expiresAt, zone)}`
  return status === 'WAITING' || total === 0 ? 'Waiting to be made' : `${done} of ${total} lines`
}

export const exportPercent = ({ done, total }: Pick<State, 'done' | 'total'>) =>
  total === 0 ? 0 : Math.min(100, (done / total) * 100)
