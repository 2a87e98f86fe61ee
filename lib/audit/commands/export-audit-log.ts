import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { BYTE_ORDER_MARK, csvLine } from '@/lib/shared/csv/csv'
import { plural } from '@/lib/shared/text'
import { readAuditLines } from '@/lib/audit/queries'
import { record } from '@/lib/audit/record'
import { auditCells, auditColumns, auditFileName } from '@/lib/audit/rules'
import type { ExportAuditLogInput } from '@/lib/audit/schema'

/** The workspace export holds the whole log. */
const MOST_LINES = 10_000

/** The newest lines as a table, and whether older ones are left out. The export is logged too. */
export async function exportAuditLog(actor: Actor, filter: ExportAuditLogInput) {
  const found = await readAuditLines(actor, filter, MOST_LINES + 1)
  const lines = found.slice(0, MOST_LINES)
  const { timeZone: zone, workspaceId } = actor
  const rows = [auditColumns(zone), ...lines.map((line) => auditCells(line, zone))]
  const title = `Exported the audit log: ${plural(lines.length, 'line')}`
  await transaction((tx) => record(tx, actor, { action: 'audit.exported', objectId: workspaceId, title }))
  const text = `${BYTE_ORDER_MARK}${rows.map(csvLine).join('')}`
  return { fileName: auditFileName(now(), zone), text, isCut: found.length > MOST_LINES }
}
