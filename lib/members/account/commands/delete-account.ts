import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { fullName } from '../../rules'
import { accountDeleted } from '../notices'
import { listPlaces, type Place } from '../queries'
import { onlyAdminOf } from '../refusals'
import { goesAlong, isLeftAlone } from '../rules'
import type { DeleteAccountInput } from '../schema'
import { forgetPerson } from './forget-person'
import { proveDeletion } from './prove-deletion'

/** The places of the actor, while nobody else can change a role or a place in any of their workspaces. */
async function heldPlaces(tx: Tx, actor: Actor): Promise<Place[]> {
  await tx.$queryRaw`
    SELECT 1 FROM "Workspace" WHERE id IN (SELECT "workspaceId" FROM "Member" WHERE "userId" = ${actor.userId}::uuid)
    ORDER BY id FOR NO KEY UPDATE`
  return listPlaces(tx, actor)
}

/** Leaves a workspace; one in which nobody else comes in is marked to go for good. */
async function leave(tx: Tx, actor: Actor, place: Place) {
  const { memberId, workspaceId: id } = place
  const title = `${fullName(actor)} deleted their account`
  await record(tx, place, { action: 'account.deleted', objectId: memberId, title })
  if (!goesAlong(place)) return
  // The workspace's own purge does the rest, just as when an Admin has asked for it and the days are over.
  await tx.workspace.updateMany({
    where: { id, deletionAt: null },
    data: { deletionAt: now(), deletionById: memberId },
  })
}

/**
 * Deletes the actor's account at once and for good: see `forgetPerson` for what goes and what stays. Workspaces in which
 * they are alone go too. Refuses while they are the only Admin of others, and unless it is really them who asks.
 */
export async function deleteAccount(actor: Actor, input: DeleteAccountInput): Promise<object> {
  await proveDeletion(actor, input)
  await transaction(async (tx) => {
    const places = await heldPlaces(tx, actor)
    const leftAlone = places.filter(isLeftAlone).map(({ workspaceName }) => workspaceName)
    if (leftAlone.length > 0) throw onlyAdminOf(leftAlone)
    for (const place of places) await leave(tx, actor, place)
    await forgetPerson(tx, actor)
    await accountDeleted(tx, actor)
  })
  return {}
}
