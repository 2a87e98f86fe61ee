import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'
import { undoUntil } from '@/lib/shared/csv/csv-undo'
import { now } from '@/lib/platform/clock'
import { nothingToUndo, underWay, undoTooLate } from '@/lib/invitations/imports/refusals'
import { IMPORT_JOB } from '@/lib/invitations/imports/rules/imports'
import type { ImportIdInput } from '@/lib/invitations/imports/schema'

/**
 * Undoes an import in the background, within an hour of its end. Later changes and accepted invitations stay. So do those
 * of its teams and tags that are in use. Idempotent.
 */
export const undoImport = (actor: Actor, { id }: ImportIdInput) =>
  transaction(async (tx) => {
    const held = await lockImport(tx, actor, id)
    const { status, fileName } = held
    if (status === 'UNDOING' || status === 'UNDONE') return { id }
    if (status === 'RUNNING') throw underWay()
    if (status === 'CHECKING' || status === 'LISTING' || status === 'WAITING') throw nothingToUndo()
    if (undoUntil(held, now()) === null) throw undoTooLate()
    // The rows are undone as the Admin who asks.
    const data = { status: 'UNDOING', creatorId: actor.memberId } as const
    await tx.peopleImport.update({ where: { id }, data, select: { id: true } })
    await record(tx, actor, { action: 'import.undone', objectId: id, title: `Undid the import of “${fileName}”` })
    await wake(tx, IMPORT_JOB)
    return { id }
  })
