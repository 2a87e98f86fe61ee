import 'server-only'
import type { Tx } from '@/lib/platform/tx'

/** Deletes an unused picture in the caller's transaction; a missing one is fine. */
export async function dropPicture(tx: Tx, id: string | null): Promise<void> {
  if (id !== null) await tx.picture.deleteMany({ where: { id } })
}
