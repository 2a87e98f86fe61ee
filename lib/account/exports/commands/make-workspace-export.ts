import 'server-only'
import { memberActor, type Actor, type SystemActor } from '@/lib/access/actor'
import { zipOf, type ZipEntry } from '@/lib/platform/documents/zip'
import type { WorkspaceExportIdInput } from '@/lib/account/exports/schema'
import { BYTE_ORDER_MARK, csvLine } from '@/lib/shared/csv/csv'
import { countLines, readTable, type TableLine } from '@/lib/account/exports/queries/read-tables'
import { exportTables } from '@/lib/account/modules'
import { fillFile, type FileHold } from '@/lib/platform/file-hold'
import { db } from '@/lib/platform/db'
import { ensureRunsWorkspace } from '@/lib/workspaces/queries'
import { now } from '@/lib/platform/clock'
import { holdWorkspaceExport } from '@/lib/account/exports/steps/hold-workspace-export'

const byTime = (one: TableLine, other: TableLine) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)

/** Oldest line first. `report` gets the number of lines after each batch. */
async function writeTables(actor: Actor, report: (done: number) => Promise<unknown>): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = []
  let done = 0
  for (const table of exportTables) {
    const lines: TableLine[] = []
    for await (const batch of readTable(actor, table)) {
      lines.push(...batch)
      done += batch.length
      if (batch.length > 0) await report(done)
    }
    const texts = lines.toSorted(byTime).map(({ text }) => text)
    const text = [BYTE_ORDER_MARK, csvLine([...table.columns]), ...texts].join('')
    entries.push({ name: `${table.name}.csv`, data: new TextEncoder().encode(text) })
  }
  return entries
}

async function makeFile(id: string, { begin, report }: FileHold) {
  const { requesterId } = await db.workspaceExport.findUniqueOrThrow({ where: { id }, select: { requesterId: true } })
  const actor = await memberActor(requesterId)
  ensureRunsWorkspace(actor)
  await begin(await countLines(actor))
  return zipOf(await writeTables(actor, report), now())
}

/**
 * Makes an export file and keeps it for a day. A stalled run is taken over, and the first can then write no more.
 * Throws when the requester is no longer an Admin.
 */
export async function makeWorkspaceExport(systemActor: SystemActor, { id }: WorkspaceExportIdInput) {
  const hold = await holdWorkspaceExport(systemActor, { id })
  return hold === null ? { isMade: false } : fillFile(hold, () => makeFile(id, hold))
}
