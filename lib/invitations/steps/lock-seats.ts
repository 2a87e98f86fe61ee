import 'server-only'
import type { Tx } from '@/lib/platform/db'

/** Whatever takes or frees a seat of the workspace waits for the end of the transaction; other work goes on. */
export const lockSeats = (tx: Tx, { workspaceId }: { workspaceId: string }) =>
  tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`
