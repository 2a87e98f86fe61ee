import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { db } from '@/lib/platform/db'

type Switch = { userId: string; workspaceId: string }

/** False, and nothing changed, when the person is not active in it. */
export async function switchWorkspace({ userId, workspaceId }: Switch): Promise<boolean> {
  const place = { workspaceId, status: 'ACTIVE', workspace: openWorkspace } as const
  const where = { id: userId, status: 'ACTIVE', members: { some: place } } as const
  const { count } = await db.user.updateMany({ where, data: { lastWorkspaceId: workspaceId } })
  return count === 1
}
