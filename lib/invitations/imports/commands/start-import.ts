import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'
import { alreadyUndone, nothingToImport, stillListing, waitsForPayment } from '@/lib/invitations/imports/refusals'
import { beginRun } from '@/lib/invitations/imports/steps/begin-run'
import type { StartImportInput } from '@/lib/invitations/imports/schema'

/**
 * Starts an import in the background after a last check, because people may have changed. Refuses an import without
 * changes, and more people than the plan allows. Idempotent.
 */
export const startImport = (actor: Actor, { id, inviteAtMost }: StartImportInput) =>
  transaction(async (tx) => {
    const held = await lockImport(tx, actor, id)
    const { status } = held
    if (status === 'RUNNING' || status === 'DONE') return { id }
    if (status === 'LISTING') throw stillListing()
    if (status === 'WAITING') throw waitsForPayment()
    if (status !== 'CHECKING') throw alreadyUndone()
    if (!(await beginRun(tx, actor, held, inviteAtMost ?? 'all'))) throw nothingToImport()
    return { id }
  })
