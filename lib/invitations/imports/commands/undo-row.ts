import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { transaction, Prisma, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { traceSchema, type RowInput, type Trace } from '@/lib/invitations/imports/schema'
import { lockInvitation } from '@/lib/invitations/steps/lock-invitation'
import { revokeOne } from '@/lib/invitations/steps/revoke-one'
import { restorePerson } from '@/lib/invitations/imports/steps/restore-person'
import { restoreInvitation } from '@/lib/invitations/imports/steps/restore-invitation'
import { lockSeats } from '@/lib/invitations/steps/lock-seats'
import { stillManagesPeople } from '@/lib/members/people/queries/get-person'

type Done = { before: unknown; invitationId: string | null; memberId: string | null }

/** Locks a row to undo. None while the workspace is being deleted; the deletion may be canceled. */
async function claim(tx: Tx, { workspaceId }: Actor, { id, number }: RowInput) {
  const [row] = await tx.$queryRaw<Done[]>`
    SELECT r.before, r."invitationId", r."memberId"
    FROM "PeopleImportRow" r JOIN "PeopleImport" i ON i.id = r."importId"
    JOIN "Workspace" w ON w.id = i."workspaceId" AND ${isOpenWorkspace}
    WHERE r."importId" = ${id}::uuid AND r.number = ${number} AND r.status = 'DONE' AND r.before IS NOT NULL
      AND i.status = 'UNDOING' AND i."workspaceId" = ${workspaceId}::uuid
    FOR UPDATE OF r SKIP LOCKED`
  return row
}

async function revoke(tx: Tx, actor: Actor, id: string): Promise<string | null> {
  const gone = (await tx.invitation.count({ where: { id, workspaceId: actor.workspaceId } })) === 0
  if (gone) return null
  const { status } = await lockInvitation(tx, actor, id)
  if (status === 'ACCEPTED') return 'They’ve already accepted. Deactivate them under People if they shouldn’t be here.'
  await revokeOne(tx, actor, id)
  return null
}

function takeBack(tx: Tx, actor: Actor, { memberId, invitationId }: Done, trace: Trace) {
  if (trace.kind === 'updated') return restorePerson(tx, actor, memberId ?? '', trace)
  if (trace.kind === 'offered') return restoreInvitation(tx, actor, invitationId ?? '', trace)
  return revoke(tx, actor, invitationId ?? '')
}

/**
 * Undoes one row of an import in its own transaction. Later changes stay, and the row says so. False when another
 * worker has it, or when the actor is no longer an Admin: the next run finds another.
 */
export const undoRow = (actor: Actor, { id, number }: RowInput): Promise<{ isDone: boolean }> =>
  transaction(async (tx) => {
    await lockSeats(tx, actor)
    const row = await claim(tx, actor, { id, number })
    if (!row) return { isDone: false }
    if (!(await stillManagesPeople(tx, actor))) return { isDone: false }
    const trace = traceSchema.parse(row.before)
    const why = await takeBack(tx, actor, row, trace)
    const outcome = why === null ? { status: 'UNDONE' as const, problems: [] } : { problems: [why] }
    await tx.peopleImportRow.update({
      where: { importId_number: { importId: id, number } },
      data: { ...outcome, before: Prisma.DbNull },
      select: { number: true },
    })
    return { isDone: true }
  })
