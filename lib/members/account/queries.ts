import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { now } from '@/lib/platform/clock'
import { db, type Prisma, type Tx } from '@/lib/platform/db'
import { hashToken } from '@/lib/platform/secrets'
import { linkState, type LinkState } from '../rules'
import type { Standing } from './rules'

/** The address a mailed link would make somebody's, and what the link can still do; null: it is no such link. */
export async function findEmailChange(token: string): Promise<{ email: string; state: LinkState } | null> {
  const where = { tokenHash: hashToken(token), email: { not: null } }
  const link = await db.emailVerification.findFirst({ where, select: { email: true, usedAt: true, expiresAt: true } })
  return link && link.email !== null ? { email: link.email, state: linkState(link, now()) } : null
}

/** A place of somebody, with how they stand there. */
export type Place = Standing & { memberId: string; workspaceId: string }

const others: Prisma.MemberWhereInput = { status: 'ACTIVE' }

const placeSelect = (userId: string) =>
  ({
    id: true,
    role: true,
    workspaceId: true,
    workspace: {
      select: {
        name: true,
        _count: { select: { members: { where: { ...others, userId: { not: userId } } } } },
        members: { where: { ...others, userId: { not: userId }, role: 'Admin' }, take: 1, select: { id: true } },
      },
    },
  }) as const

/** The workspaces somebody can open, by name, with who else is there. */
export async function listPlaces(tx: Tx, { userId }: Pick<PersonActor, 'userId'>): Promise<Place[]> {
  const places = await tx.member.findMany({
    where: { userId, status: 'ACTIVE', workspace: { deletionAt: null } },
    orderBy: [{ workspace: { name: 'asc' } }, { id: 'asc' }],
    select: placeSelect(userId),
  })
  return places.map(({ id, role, workspaceId, workspace }) => ({
    ...{ memberId: id, workspaceId, workspaceName: workspace.name, isAdmin: role === 'Admin' },
    ...{ othersCount: workspace._count.members, otherAdminsCount: workspace.members.length },
  }))
}

/** How the person stands in each of their workspaces, for the screen on which they may delete their account. */
export const listOwnPlaces = (person: PersonActor): Promise<Place[]> => listPlaces(db, person)
