import 'server-only'
import { memberActor, type Actor, type SystemActor } from '@/lib/access/actor'
import { hoursFrom, minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { zipOf, type ZipEntry } from '@/lib/platform/documents/zip'
import { BYTE_ORDER_MARK } from '@/lib/shared/csv'
import { ensureRunsWorkspace } from '../../queries'
import { countLines, readTable } from '../contents/queries'
import { keptHours, leaseMinutes } from '../rules'
import { exportTables, type WorkspaceExportIdInput } from '../schema'

/** Takes an export that nobody else is making; the lease it returns is what proves it in every later write. */
async function claim(workspaceId: string, id: string): Promise<Date | null> {
  const at = now()
  const lease = minutesFrom(at, leaseMinutes)
  const free = [{ status: 'WAITING' as const }, { status: 'RUNNING' as const, expiresAt: { lte: at } }]
  const data = { status: 'RUNNING', done: 0, file: null, expiresAt: lease } as const
  const claimed = await db.workspaceExport.updateMany({ where: { id, workspaceId, OR: free }, data })
  return claimed.count === 1 ? lease : null
}

/** Every table as a file; `report` is told after each batch how many lines have been written. */
async function writeTables(actor: Actor, report: (done: number) => Promise<unknown>): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = []
  let done = 0
  for (const table of exportTables) {
    const parts = [BYTE_ORDER_MARK]
    for await (const { text, count } of readTable(actor, table)) {
      parts.push(text)
      done += count
      if (count > 0) await report(done)
    }
    entries.push({ name: `${table}.csv`, data: new TextEncoder().encode(parts.join('')) })
  }
  return entries
}

/**
 * Makes the file of an export and keeps it for a day. Whoever claims it first makes it; one whose maker fell silent is
 * taken over by the next, and the first can then write no more. Throws when who asked for it is no Admin any more.
 */
export async function makeWorkspaceExport({ workspaceId }: SystemActor, { id }: WorkspaceExportIdInput) {
  const lease = await claim(workspaceId, id)
  if (lease === null) return { isMade: false }
  const mine = { id, workspaceId, status: 'RUNNING' as const, expiresAt: lease }
  const { requesterId } = await db.workspaceExport.findUniqueOrThrow({ where: { id }, select: { requesterId: true } })
  const actor = await memberActor(requesterId)
  ensureRunsWorkspace(actor)
  await db.workspaceExport.updateMany({ where: mine, data: { total: await countLines(actor) } })
  const entries = await writeTables(actor, (done) => db.workspaceExport.updateMany({ where: mine, data: { done } }))
  const finishedAt = now()
  const file = zipOf(entries, finishedAt)
  const data = { status: 'DONE', file, finishedAt, expiresAt: hoursFrom(finishedAt, keptHours) } as const
  const kept = await db.workspaceExport.updateMany({ where: mine, data })
  return { isMade: kept.count === 1 }
}
