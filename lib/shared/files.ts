import { formatDateTime, type Day } from './dates'
import { reportScopeLabels, type ReportScope } from './report-scopes'
import { fullCount, truncate } from './text'

const LONGEST = 80

/** Drops characters that file systems refuse, and shortens; `otherwise` if nothing is left. */
export const fileNameOf = (name: string, otherwise: string) =>
  truncate(
    name
      .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || otherwise,
    LONGEST,
  )

type Reported = { scope: ReportScope; from: Day; to: Day }

/** "Goal report, the whole workspace, 2026-10-29 to 2026-11-28.csv"; `part` in place of the scope. */
export const reportFileName = (title: string, { scope, from, to }: Reported, part?: string) =>
  `${fileNameOf(`${title}, ${part ?? reportScopeLabels[scope].toLowerCase()}`, title)}, ${from} to ${to}.csv`

/** The Content-Disposition header, in ASCII and in UTF-8. */
export const saveAs = (fileName: string) =>
  `attachment; filename="${fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`

/** A file made in the background, available until it expires. */
export type FileProgress = {
  status: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED'
  done: number
  total: number
  expiresAt: Date
}

export function progressInWords({ status, done, total, expiresAt }: FileProgress, zone: string): string {
  if (status === 'FAILED') return 'This file couldn’t be created. Try again.'
  if (status === 'DONE') return `Ready until ${formatDateTime(expiresAt, zone)}`
  return status === 'WAITING' || total === 0 ? 'Waiting to be made' : `${fullCount(done)} of ${fullCount(total)}`
}

export const progressPercent = ({ done, total }: Pick<FileProgress, 'done' | 'total'>) =>
  total === 0 ? 0 : Math.min(100, (done / total) * 100)
