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
 * The places of these people, while nobody else can change a role or a place in the workspace: two Admins who unmake each
 * other at once come one after the other. Throws not-found unless all of them are there.
 */
export async function lockPlaces(tx: Tx, { workspaceId }: PersonViewer, ids: string[]) {
  await tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`
  // The accounts before the places, as when a new name or address is written into the places of its owner.
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
    ...{ email: user.email, firstName: user.firstName, name: fullName(user), isAccountOpen: user.status === 'ACTIVE' },
  }))
}
export type LockedPlace = Awaited<ReturnType<typeof lockPlaces>>[number]
