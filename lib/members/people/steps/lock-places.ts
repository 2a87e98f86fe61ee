import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { PersonViewer } from '@/lib/members/people/queries/get-person'
import { noSuchPerson } from '@/lib/members/people/refusals'
import { fullName } from '@/lib/members/rules'

const placeSelect = {
  id: true,
  userId: true,
  role: true,
  status: true,
  user: { select: { email: true, firstName: true, lastName: true, status: true, deletedAt: true } },
} as const

/**
 * Locks these memberships and serialises role changes, so that two Admins can't demote each other. Throws not-found
 * unless all exist.
 */
export async function lockPlaces(tx: Tx, { workspaceId }: PersonViewer, ids: string[]) {
  await tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`
  // Accounts are locked before memberships, in the same order as a rename, to avoid a deadlock.
  await tx.$queryRaw`
    SELECT 1 FROM "Member" m JOIN "User" u ON u.id = m."userId"
    WHERE m."workspaceId" = ${workspaceId}::uuid AND m.id = ANY (${ids}::uuid[]) ORDER BY u.id FOR NO KEY UPDATE OF u`
  const places = await tx.member.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, id: { in: ids }, user: { deletedAt: null } },
    orderBy: { id: 'asc' },
    select: placeSelect,
  })
  if (places.length !== ids.length) throw noSuchPerson()
  return places.map(({ user, ...place }) => ({
    ...place,
    email: user.email,
    firstName: user.firstName,
    name: fullName(user),
    isAccountOpen: user.status === 'ACTIVE',
  }))
}
export type LockedPlace = Awaited<ReturnType<typeof lockPlaces>>[number]
