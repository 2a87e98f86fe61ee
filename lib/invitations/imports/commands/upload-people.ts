import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { ensureFeature } from '@/lib/billing/gates'
import { ensureRowCount, readCsvFile } from '@/lib/platform/documents/csv-file'
import { importLimits } from '@/lib/shared/csv/csv-import'
import { truncate } from '@/lib/shared/text'
import { canImportPeople } from '@/lib/invitations/imports/policy'
import { onlyAdminsImport, onlyHeading } from '@/lib/invitations/imports/refusals'
import { isHeading } from '@/lib/invitations/imports/rules/columns'
import type { UploadPeopleInput } from '@/lib/invitations/imports/schema'
import { beginImport } from './begin-import'

function tableOf(content: string) {
  const { first, others } = readCsvFile(content)
  const hasHeading = isHeading(first.cells)
  const people = hasHeading ? others : [first, ...others]
  if (people.length === 0) throw onlyHeading()
  ensureRowCount(people)
  const titles = first.cells.map((title) => (hasHeading ? truncate(title.trim(), importLimits.heading) : ''))
  return { headings: titles, rows: people }
}

/**
 * Reads a file of people and checks every row; invites nobody yet. Refuses non-Admins, plans without imports, and files
 * that are too large, not UTF-8, no table, or empty.
 */
export async function uploadPeople(
  actor: Actor,
  { madeId, fileName, content }: UploadPeopleInput,
): Promise<{ id: string }> {
  if (!canImportPeople(actor)) throw onlyAdminsImport()
  await ensureFeature(db, actor, 'import')
  const table = tableOf(content)
  return beginImport(actor, { madeId, source: 'CSV', fileName: fileName || 'people.csv', ...table })
}
