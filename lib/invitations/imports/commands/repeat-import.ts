import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { getImport } from '@/lib/invitations/imports/queries/get-import'
import { askSlackAgain, underWay, waitsForPayment } from '@/lib/invitations/imports/refusals'
import type { RepeatImportInput } from '@/lib/invitations/imports/schema'
import { beginImport } from './begin-import'

/**
 * Starts a new import with the rows, columns and manager teams of an earlier import, checked again. Refuses a running
 * import, and people from Slack.
 */
export async function repeatImport(actor: Actor, { id, madeId }: RepeatImportInput): Promise<{ id: string }> {
  const { status, source, fileName, headings, columns, managers } = await getImport(actor, id)
  if (source === 'SLACK') throw askSlackAgain()
  if (status === 'WAITING') throw waitsForPayment()
  if (status === 'RUNNING' || status === 'UNDOING') throw underWay()
  const where = { workspaceId: actor.workspaceId, importId: id }
  const rows = await db.peopleImportRow.findMany({
    where,
    orderBy: { number: 'asc' },
    select: { number: true, cells: true },
  })
  return beginImport(actor, { madeId, source, fileName, headings, columns, managers, rows })
}
