import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import type { Tx } from '@/lib/platform/db'

export type ActingManager = { memberId: string; name: string }

/**
 * The managers of these people whom the actor can show something to, by name; never the actor or one of them. A team
 * lead whose role is Member is none.
 */
export async function listActingManagers(
  tx: Pick<Tx, 'teamMember'>,
  { workspaceId, memberId: actorId }: Actor,
  memberIds: readonly string[],
): Promise<ActingManager[]> {
  const rows = await tx.teamMember.findMany({
    where: {
      workspaceId,
      isManager: true,
      memberId: { notIn: [actorId, ...memberIds] },
      member: { status: 'ACTIVE', role: { not: 'Member' } },
      team: { members: { some: { memberId: { in: [...memberIds] }, isManager: false } } },
    },
    distinct: ['memberId'],
    orderBy: [{ member: { user: { firstName: 'asc' } } }, { memberId: 'asc' }],
    select: { memberId: true, member: { select: { user: { select: { firstName: true, lastName: true } } } } },
  })
  return rows.map(({ memberId, member }) => ({ memberId, name: fullName(member.user) }))
}
