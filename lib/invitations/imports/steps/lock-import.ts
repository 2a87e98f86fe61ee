import 'server-only'
import type { ImportStatus, ImportSource } from '@/lib/platform/generated/prisma/enums'
import { columnsFrom, type Field } from '@/lib/invitations/imports/rules/columns'
import type { ManagersInFile } from '@/lib/invitations/imports/rules/managers'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { lockSeats } from '@/lib/invitations/steps/lock-seats'
import { noSuchImport } from '@/lib/invitations/imports/refusals'
import { ensureImporter } from '@/lib/invitations/imports/queries/get-import'

export type LockedImport = {
  id: string
  status: ImportStatus
  source: ImportSource
  fileName: string
  headings: string[]
  columns: (Field | '')[]
  managers: ManagersInFile
  finishedAt: Date | null
}

/** Locks an import against state changes and erasures. Throws not-found and forbidden. */
export async function lockImport(tx: Tx, actor: Actor, id: string): Promise<LockedImport> {
  // Locks the workspace first, in the same order as deleting an account, to avoid a deadlock.
  await lockSeats(tx, actor)
  const [found] = await tx.$queryRaw<(Omit<LockedImport, 'columns'> & { columns: string[] })[]>`
    SELECT id, status, source, "fileName", headings, columns, managers, "finishedAt" FROM "PeopleImport"
    WHERE id = ${id}::uuid AND "workspaceId" = ${actor.workspaceId}::uuid FOR UPDATE`
  if (!found) throw noSuchImport()
  ensureImporter(actor)
  return { ...found, columns: columnsFrom(found.columns) }
}
