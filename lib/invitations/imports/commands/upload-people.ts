import 'server-only'
import { isUtf8 } from 'node:buffer'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { ensureFeature } from '@/lib/billing/gates'
import { parseCsv } from '@/lib/shared/csv'
import { truncate } from '@/lib/shared/text'
import { canImportPeople } from '@/lib/invitations/imports/policy'
import * as refusals from '@/lib/invitations/imports/refusals'
import { isHeading } from '@/lib/invitations/imports/rules/columns'
import { importLimits } from '@/lib/invitations/imports/rules/imports'
import type { UploadPeopleInput } from '@/lib/invitations/imports/schema'
import { beginImport } from './begin-import'

const beginsWith = (bytes: Uint8Array, signs: readonly number[]) => signs.every((sign, index) => bytes[index] === sign)

const utf16Marks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** The text of a file; throws why it is none that can be read without guessing. */
function textOf(bytes: Buffer) {
  if (bytes.length > importLimits.bytes) throw refusals.tooLarge()
  if (bytes.length === 0) throw refusals.emptyFile()
  if (beginsWith(bytes, ZIP)) throw refusals.isWorkbook()
  if (utf16Marks.some((mark) => beginsWith(bytes, mark))) throw refusals.notUtf8()
  if (bytes.includes(0)) throw refusals.notText()
  if (!isUtf8(bytes)) throw refusals.notUtf8()
  return bytes.toString('utf8')
}

/** The table in a file, its heading apart where it has one; throws what is wrong with it as a whole. */
function tableOf(text: string) {
  // One row more than people, for the heading.
  const { rows, fault } = parseCsv(text, { rows: importLimits.rows + 1, cells: importLimits.columns })
  if (fault?.kind === 'too-many-cells' && rows.length === 0) throw refusals.tooManyColumns()
  if (fault) throw refusals.unreadable(fault)
  const [first, ...others] = rows
  if (!first) throw refusals.emptyFile()
  const hasHeading = isHeading(first.cells)
  const people = hasHeading ? others : rows
  if (people.length === 0) throw refusals.onlyHeading()
  if (people.length > importLimits.rows) throw refusals.tooManyRows()
  const titles = first.cells.map((title) => (hasHeading ? truncate(title.trim(), importLimits.heading) : ''))
  return { headings: titles, rows: people }
}

/**
 * Reads a file of people and checks every row; nobody is invited yet. Refuses whoever is no Admin, a plan without imports,
 * and a file that is too large, no UTF-8, no table, or without people.
 */
export async function uploadPeople(
  actor: Actor,
  { madeId, fileName, content }: UploadPeopleInput,
): Promise<{ id: string }> {
  if (!canImportPeople(actor)) throw refusals.onlyAdminsImport()
  await ensureFeature(db, actor, 'import')
  const table = tableOf(textOf(Buffer.from(content, 'base64')))
  return beginImport(actor, { madeId, source: 'CSV', fileName: fileName || 'people.csv', ...table })
}
