import 'server-only'
import type { PlaceFacts } from '@/lib/account/rules'
import { db, type Prisma, type Tx } from '@/lib/platform/db'
import type { PersonActor } from '@/lib/access/person'
import { now } from '@/lib/platform/clock'

export type Place = PlaceFacts & { memberId: string; workspaceId: string; deletionAt: Date | null }

const others: Prisma.MemberWhereInput = { status: 'ACTIVE' }

const placeSelect = (userId: string) =>
  ({
    id: true,
    role: true,
    workspaceId: true,
    workspace: {
      select: {
        name: true,
        deletionAt: true,
        deletionById: true,
        suspendedAt: true,
        _count: { select: { members: { where: { ...others, userId: { not: userId } } } } },
        members: { where: { ...others, userId: { not: userId }, role: 'Admin' }, take: 1, select: { id: true } },
      },
    },
  }) as const

export async function listPlaces(tx: Tx, { userId }: Pick<PersonActor, 'userId'>): Promise<Place[]> {
  const places = await tx.member.findMany({
    where: { userId, status: 'ACTIVE', workspace: { OR: [{ deletionAt: null }, { deletionAt: { gt: now() } }] } },
    orderBy: [{ workspace: { name: 'asc' } }, { id: 'asc' }],
    select: placeSelect(userId),
  })
  return places.map(({ id, role, workspaceId, workspace }) => ({
    memberId: id,
    workspaceId,
    workspaceName: workspace.name,
    isAdmin: role === 'Admin',
    deletionAt: workspace.deletionAt,
    isClosed: workspace.suspendedAt !== null || (workspace.deletionAt !== null && workspace.deletionById === null),
    othersCount: workspace._count.members,
    otherAdminsCount: workspace.members.length,
  }))
}

export const listOwnPlaces = (person: PersonActor): Promise<Place[]> => listPlaces(db, person)
