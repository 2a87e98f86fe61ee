import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, type Tx } from '@/lib/platform/db'
import type { PersonStatus } from '@/lib/platform/generated/prisma/enums'

/** Teams that this member leads, or led, and nobody else active does, by name. */
const ledAlone = (tx: Tx, workspaceId: string, memberId: string, status: PersonStatus) =>
  tx.team.findMany({
    where: {
      workspaceId,
      members: {
        some: { memberId, isManager: true, member: { status } },
        none: { memberId: { not: memberId }, isManager: true, member: { status: 'ACTIVE' } },
      },
    },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true },
  })

/** Teams a deactivated member led and nobody active does. */
export const listUnled = ({ workspaceId }: Actor, leaverId: string) =>
  ledAlone(db, workspaceId, leaverId, 'DEACTIVATED')

/** Teams that would have no manager without this member. */
export const listLedAlone = (tx: Tx, { workspaceId, memberId }: Pick<Actor, 'workspaceId' | 'memberId'>) =>
  ledAlone(tx, workspaceId, memberId, 'ACTIVE')
