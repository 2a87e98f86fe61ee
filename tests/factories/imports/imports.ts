import { systemActor, type Actor } from '@/lib/access/actor'
import { beginImport } from '@/lib/invitations/imports/commands/begin-import'
import { endImport } from '@/lib/invitations/imports/commands/end-import'
import { startImport } from '@/lib/invitations/imports/commands/start-import'
import { importRow } from '@/lib/invitations/imports/commands/import-row'
import { undoRow } from '@/lib/invitations/imports/commands/undo-row'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'

const importHeadings = ['E-mail', 'First name', 'Last name', 'Role', 'Teams', 'Manager of', 'Tags', 'Job title']

/** A list of people whose rows hold these cells, in the order of `importHeadings`, looked at and not started. */
export function aList(actor: Actor, rows: string[][], headings = importHeadings) {
  const numbered = rows.map((cells, index) => ({ number: index + 2, cells }))
  return beginImport(actor, { madeId: randomId(), source: 'CSV', fileName: 'people.csv', headings, rows: numbered })
}

/** Such a list, under way: its rows wait to be done. */
export async function aStartedImport(actor: Actor, rows: string[][], headings?: string[]) {
  const { id } = await aList(actor, rows, headings)
  return startImport(actor, { id })
}

const numbersOf = async (id: string) =>
  (await db.peopleImportRow.findMany({ where: { importId: id }, orderBy: { number: 'asc' } })).map(
    ({ number }) => number,
  )

/** Such a list, done to its end. */
export async function aDoneImport(actor: Actor, rows: string[][], headings?: string[]) {
  const { id } = await aStartedImport(actor, rows, headings)
  return doRows(actor, id)
}

/** Does every row of an import that is under way, to its end. */
export async function doRows(actor: Actor, id: string) {
  for (const number of await numbersOf(id)) await importRow(actor, { id, number })
  await endImport(systemActor(actor.workspaceId), { id })
  return { id }
}

/** Takes back every row of an import whose taking back has been asked for. */
export async function takeBackRows(actor: Actor, id: string) {
  for (const number of await numbersOf(id)) await undoRow(actor, { id, number })
  await endImport(systemActor(actor.workspaceId), { id })
}

/** Every row of an import, by its number. */
export const rowsOf = (id: string) =>
  db.peopleImportRow.findMany({ where: { importId: id }, orderBy: { number: 'asc' } })

export const importOf = (id: string) => db.peopleImport.findUniqueOrThrow({ where: { id } })
