import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, type Prisma, type Tx } from '@/lib/platform/db'
import type { PersonStatus } from '@/lib/platform/generated/prisma/enums'

const active = { status: 'ACTIVE' } as const

/** By name. */
const listNamed = (tx: Tx, where: Prisma.TeamWhereInput) =>
  tx.team.findMany({ where, orderBy: [{ name: 'asc' }, { id: 'asc' }], select: { id: true, name: true } })

/** Teams that this member leads, or led, and nobody else active does. */
const ledAlone = (tx: Tx, workspaceId: string, memberId: string, status: PersonStatus) =>
  listNamed(tx, {
    workspaceId,
    members: {
      some: { memberId, isManager: true, member: { status } },
      none: { memberId: { not: memberId }, isManager: true, member: active },
    },
  })

/**
 * Teams a deactivated member led and nobody active does. A deleted account has no memberships left, so all teams of
 * people without a manager count.
 */
export async function listUnled({ workspaceId }: Actor, leaverId: string) {
  const gone = { id: leaverId, workspaceId, user: { deletedAt: { not: null } } }
  if ((await db.member.count({ where: gone })) === 0) return ledAlone(db, workspaceId, leaverId, 'DEACTIVATED')
  const members = { some: { member: active }, none: { isManager: true, member: active } }
  return listNamed(db, { workspaceId, members })
}

/** Teams that would have no manager without this member. */
export const listLedAlone = (tx: Tx, { workspaceId, memberId }: Pick<Actor, 'workspaceId' | 'memberId'>) =>
  ledAlone(tx, workspaceId, memberId, 'ACTIVE')
