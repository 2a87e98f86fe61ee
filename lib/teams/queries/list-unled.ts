import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'

/** Teams a deactivated member led and nobody active does, by name. */
export const listUnled = ({ workspaceId }: Actor, leaverId: string) =>
  db.team.findMany({
    where: {
      workspaceId,
      members: {
        some: { memberId: leaverId, isManager: true, member: { status: 'DEACTIVATED' } },
        none: { isManager: true, member: { status: 'ACTIVE' } },
      },
    },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true },
  })
