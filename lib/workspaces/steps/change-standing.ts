import 'server-only'
import type { Prisma, Tx } from '@/lib/platform/db'

type Standing = { suspendedAt?: Date | null; deletionAt?: Date | null; deletionById?: null }

export async function changeStanding(
  tx: Tx,
  id: string,
  present: Pick<Prisma.WorkspaceWhereInput, 'suspendedAt' | 'deletionAt'>,
  standing: Standing,
): Promise<boolean> {
  const { count } = await tx.workspace.updateMany({ where: { id, ...present }, data: standing })
  return count > 0
}
