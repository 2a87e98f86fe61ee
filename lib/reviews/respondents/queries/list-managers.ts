import 'server-only'
import type { Tx } from '@/lib/platform/db'

/** Decides by teams alone, because a relationship does not depend on a role. */
export async function listManagers(tx: Pick<Tx, 'teamMember'>, workspaceId: string, memberId: string) {
  const rows = await tx.teamMember.findMany({
    where: {
      workspaceId,
      isManager: true,
      memberId: { not: memberId },
      member: { status: 'ACTIVE' },
      team: { members: { some: { memberId, isManager: false } } },
    },
    distinct: ['memberId'],
    select: { memberId: true, member: { select: { role: true } } },
  })
  return rows.map(({ memberId: managerId, member: { role } }) => ({ memberId: managerId, role }))
}
