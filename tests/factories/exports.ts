import { systemActor, type Actor } from '@/lib/access/actor'
import { makeExport } from '@/lib/reviews/exports/commands/make-export'
import { startExport } from '@/lib/reviews/exports/commands/start-export'
import { getFile } from '@/lib/reviews/exports/queries/get-exported'
import type { StartExportInput } from '@/lib/reviews/exports/schema'
import { makeWorkspaceExport } from '@/lib/account/exports/commands/make-workspace-export'
import { startWorkspaceExport } from '@/lib/account/exports/commands/start-workspace-export'

/** A file of a review that this person asked for, made and waiting to be fetched. */
export async function anExport(actor: Actor, id: string, format: StartExportInput['format'] = 'CSV_LONG') {
  const asked = await startExport(actor, { source: 'review', id, format })
  await makeExport(systemActor(actor.workspaceId), { id: asked.id })
  return asked
}

/** The text of such a file, from the asking to the fetching. */
export const aFile = async (actor: Actor, id: string, format?: StartExportInput['format']) =>
  readFile(actor, (await anExport(actor, id, format)).id)

export async function readFile(actor: Actor, id: string) {
  const { file } = await getFile(actor, id)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)
}

/** A file of the workspace that this Admin asked for, made and waiting to be fetched. */
export async function aWorkspaceExport(admin: Actor) {
  const asked = await startWorkspaceExport(admin)
  await makeWorkspaceExport(systemActor(admin.workspaceId), asked)
  return asked
}

/** The cells of a table, line by line, as a spreadsheet reads them. */
export function cellsOf(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, cell = '', end = ''] of text.replace('\uFEFF', '').matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    lines.at(-1)?.push(cell.replaceAll('""', '"'))
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}
