import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'
import { undoUntil } from '@/lib/shared/csv-import'
import { now } from '@/lib/platform/clock'
import { nothingToUndo, underWay, undoTooLate } from '@/lib/invitations/imports/refusals'
import { IMPORT_JOB } from '@/lib/invitations/imports/rules/imports'
import type { ImportIdInput } from '@/lib/invitations/imports/schema'

/**
 * Has an import taken back, row by row and in the background, within an hour of its end. What somebody has accepted or
 * changed since stays. So do the teams and tags it made: others may count on them by now, and an empty one is deleted
 * with a press. Asking again while it is taken back changes nothing.
 */
export const undoImport = (actor: Actor, { id }: ImportIdInput) =>
  transaction(async (tx) => {
    const held = await lockImport(tx, actor, id)
    const { status, fileName } = held
    if (status === 'UNDOING' || status === 'UNDONE') return { id }
    if (status === 'RUNNING') throw underWay()
    if (status === 'CHECKING' || status === 'LISTING' || status === 'WAITING') throw nothingToUndo()
    if (undoUntil(held, now()) === null) throw undoTooLate()
    await tx.peopleImport.update({ where: { id }, data: { status: 'UNDOING' }, select: { id: true } })
    await record(tx, actor, { action: 'import.undone', objectId: id, title: `Undid the import of “${fileName}”` })
    await wake(tx, IMPORT_JOB)
    return { id }
  })
