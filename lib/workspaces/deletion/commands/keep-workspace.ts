import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { record } from '@/lib/audit/record'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { canRunWorkspace } from '@/lib/workspaces/policy'
import { listAdmins } from '@/lib/workspaces/queries'
import { noSuchWorkspace } from '@/lib/workspaces/refusals'
import { workspaceKept } from '@/lib/workspaces/deletion/notices'
import { deletedByPlatform, goneAlready, onlyAdminsDelete } from '@/lib/workspaces/deletion/refusals'
import type { KeepWorkspaceInput } from '@/lib/workspaces/deletion/schema'

async function findPlace(tx: Tx, { userId }: PersonActor, workspaceId: string) {
  const place = await tx.member.findFirst({
    where: { workspaceId, userId, status: 'ACTIVE' },
    select: { id: true, role: true, workspace: { select: { name: true, deletionAt: true, deletionById: true } } },
  })
  if (!place) throw noSuchWorkspace()
  if (!canRunWorkspace(place)) throw onlyAdminsDelete()
  return { memberId: place.id, ...place.workspace }
}

/** Cancels a workspace's deletion and opens it again. Idempotent. */
export const keepWorkspace = (person: PersonActor, { id }: KeepWorkspaceInput) =>
  transaction(async (tx) => {
    const { memberId, name, deletionAt, deletionById } = await findPlace(tx, person, id)
    if (deletionAt === null) return { id }
    if (deletionById === null) throw deletedByPlatform()
    const data = { deletionAt: null, deletionById: null }
    const { count } = await tx.workspace.updateMany({ where: { id, deletionAt: { gt: now() } }, data })
    if (count === 0) throw goneAlready()
    const keeper = { workspaceId: id, memberId }
    await record(tx, keeper, { action: 'workspace.kept', objectId: id, title: `Canceled the deletion of “${name}”` })
    const doer = { ...person, memberId, workspaceId: id, workspaceName: name }
    await workspaceKept(tx, doer, await listAdmins(tx, id), deletionAt)
    return { id }
  })
