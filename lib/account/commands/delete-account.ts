import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import type { PersonActor } from '@/lib/access/person'
import { listPlaces, type Place } from '@/lib/account/queries/list-places'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { onlyAdminOf, onlyAdminWhoKeeps, superAdminStays } from '@/lib/account/refusals'
import { fullName } from '@/lib/members/rules'
import { record } from '@/lib/audit/record'
import { goesAlong, isLeftAlone } from '@/lib/account/rules'
import { now } from '@/lib/platform/clock'
import type { DeleteAccountInput } from '@/lib/account/schema'
import { canHavePlace } from '@/lib/members/admission/policy'
import { proveIdentity } from '@/lib/members/account/commands/prove-identity'
import { listLedAlone } from '@/lib/teams/queries/list-unled'
import { forgetPerson } from '@/lib/account/steps/forget-person'
import { accountDeleted, accountLeft } from '@/lib/account/notices'

/** The person's memberships, locked against changes by others in those workspaces. */
async function heldPlaces(tx: Tx, person: PersonActor): Promise<Place[]> {
  await tx.$queryRaw`
    SELECT 1 FROM "Workspace" WHERE id IN (SELECT "workspaceId" FROM "Member" WHERE "userId" = ${person.userId}::uuid)
    ORDER BY id FOR NO KEY UPDATE`
  return listPlaces(tx, person)
}

/** True if a simultaneous request won, so that the farewell mail isn't sent twice. */
async function isGone(tx: Tx, { userId }: PersonActor) {
  await lockAccount(tx, userId)
  return (await tx.user.count({ where: { id: userId, deletedAt: { not: null } } })) > 0
}

const namesOf = (places: Place[]) => places.map(({ workspaceName }) => workspaceName)

/** Workspaces that an Admin deletes count too: an Admin must be able to cancel the deletion. */
function refuseToLeaveAlone(leftAlone: Place[]) {
  const open = leftAlone.filter(({ deletionAt }) => deletionAt === null)
  if (open.length > 0) throw onlyAdminOf(namesOf(open))
  if (leftAlone.length > 0) throw onlyAdminWhoKeeps(namesOf(leftAlone))
}

async function tellAdmins(tx: Tx, person: PersonActor, { memberId, workspaceId }: Place) {
  const where = { workspaceId, role: 'Admin', status: 'ACTIVE', id: { not: memberId } } as const
  const admins = await tx.member.findMany({ where, select: { id: true } })
  const teams = (await listLedAlone(tx, { workspaceId, memberId })).map(({ name }) => name)
  await accountLeft(tx, { workspaceId, memberId, adminIds: admins.map(({ id }) => id), teams }, person)
}

/** Leaves a workspace; an empty one is scheduled for deletion. */
async function leave(tx: Tx, person: PersonActor, place: Place) {
  const { memberId, workspaceId: id } = place
  const title = `${fullName(person)} deleted their account`
  await record(tx, place, { action: 'account.deleted', objectId: memberId, title })
  if (!goesAlong(place)) return tellAdmins(tx, person, place)
  // The workspace's own purge removes the rest.
  await tx.workspace.updateMany({
    where: { id, deletionAt: null },
    data: { deletionAt: now(), deletionById: memberId },
  })
}

/**
 * Deletes the person's account immediately and for good (see `forgetPerson`), with the workspaces they are alone in.
 * Refuses while they are the only Admin of others, and without their confirmation.
 */
export async function deleteAccount(person: PersonActor, input: DeleteAccountInput): Promise<object> {
  if (!canHavePlace(person)) throw superAdminStays()
  await proveIdentity(person, 'deletion', input)
  await transaction(async (tx) => {
    const places = await heldPlaces(tx, person)
    if (await isGone(tx, person)) return
    refuseToLeaveAlone(places.filter(isLeftAlone))
    for (const place of places) await leave(tx, person, place)
    await forgetPerson(tx, person)
    await accountDeleted(tx, person)
  })
  return {}
}
