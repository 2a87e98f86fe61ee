import 'server-only'
import type { Standing } from '@/lib/account/rules'
import { db, type Prisma, type Tx } from '@/lib/platform/db'
import type { PersonActor } from '@/lib/access/person'
import { now } from '@/lib/platform/clock'

/** A place of somebody, with how they stand there. `deletionAt` is when the workspace goes, or null. */
export type Place = Standing & { memberId: string; workspaceId: string; deletionAt: Date | null }

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
        _count: { select: { members: { where: { ...others, userId: { not: userId } } } } },
        members: { where: { ...others, userId: { not: userId }, role: 'Admin' }, take: 1, select: { id: true } },
      },
    },
  }) as const

/** The workspaces somebody can open, and those whose deletion can still be taken back, by name, with who else is there. */
export async function listPlaces(tx: Tx, { userId }: Pick<PersonActor, 'userId'>): Promise<Place[]> {
  const places = await tx.member.findMany({
    where: { userId, status: 'ACTIVE', workspace: { OR: [{ deletionAt: null }, { deletionAt: { gt: now() } }] } },
    orderBy: [{ workspace: { name: 'asc' } }, { id: 'asc' }],
    select: placeSelect(userId),
  })
  return places.map(({ id, role, workspaceId, workspace }) => ({
    ...{ memberId: id, workspaceId, workspaceName: workspace.name, isAdmin: role === 'Admin' },
    ...{
      deletionAt: workspace.deletionAt,
      othersCount: workspace._count.members,
      otherAdminsCount: workspace.members.length,
    },
  }))
}

/** How the person stands in each of their workspaces, for the screen on which they may delete their account. */
export const listOwnPlaces = (person: PersonActor): Promise<Place[]> => listPlaces(db, person)
