import 'server-only'
import type { Tx } from '@/lib/platform/db'

/** Serialises everything that takes or frees a seat, until the end of the transaction. */
export const lockSeats = (tx: Tx, { workspaceId }: { workspaceId: string }) =>
  tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`
