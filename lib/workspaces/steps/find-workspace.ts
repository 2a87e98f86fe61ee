import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { noSuchWorkspace } from '@/lib/workspaces/refusals'

/** For super admins. Throws not-found. */
export async function findWorkspace(tx: Tx, id: string) {
  const workspace = await tx.workspace.findUnique({ where: { id }, select: { id: true, name: true, deletionAt: true } })
  if (!workspace) throw noSuchWorkspace()
  return workspace
}
