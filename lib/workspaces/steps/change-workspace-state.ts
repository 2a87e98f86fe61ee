import 'server-only'
import type { Prisma, Tx } from '@/lib/platform/db'

type WorkspaceChange = { suspendedAt?: Date | null; deletionAt?: Date | null; deletionById?: null }

export async function changeWorkspaceState(
  tx: Tx,
  id: string,
  present: Pick<Prisma.WorkspaceWhereInput, 'suspendedAt' | 'deletionAt'>,
  change: WorkspaceChange,
): Promise<boolean> {
  const { count } = await tx.workspace.updateMany({ where: { id, ...present }, data: change })
  return count > 0
}
