import 'server-only'
import type { ExportStatus } from '@/lib/platform/generated/prisma/enums'
import type { Actor } from '@/lib/access/actor'
import { ensureRunsWorkspace } from '@/lib/workspaces/queries'
import { db } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { noSuchWorkspaceFile } from '@/lib/account/exports/refusals'
import { saveAs } from '@/lib/shared/files'

export type WorkspaceExportView = {
  id: string
  status: ExportStatus
  done: number
  total: number
  fileName: string
  expiresAt: Date
}

const viewSelect = { id: true, status: true, done: true, total: true, fileName: true, expiresAt: true } as const

const SHOWN = 5

export async function listWorkspaceExports(actor: Actor): Promise<WorkspaceExportView[]> {
  ensureRunsWorkspace(actor)
  const { workspaceId, memberId: requesterId } = actor
  return db.workspaceExport.findMany({
    where: { workspaceId, requesterId, expiresAt: { gt: now() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    select: viewSelect,
  })
}

/** Only for the Admin who requested it. */
export async function getWorkspaceFile(actor: Actor, id: string) {
  const { workspaceId, memberId: requesterId } = actor
  const where = { id, workspaceId, requesterId, status: 'DONE', expiresAt: { gt: now() } } as const
  const row = await db.workspaceExport.findFirst({ where, select: { fileName: true, file: true } })
  if (!row?.file) throw noSuchWorkspaceFile()
  ensureRunsWorkspace(actor)
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': saveAs(row.fileName),
    'cache-control': 'private, no-store',
  }
  return { file: row.file, headers }
}
