import 'server-only'
import type { Tx } from '@/lib/platform/tx'

/** Removes a picture that is no longer used, in the caller's transaction. None, or one that is gone, is fine. */
export async function dropPicture(tx: Tx, id: string | null): Promise<void> {
  if (id !== null) await tx.picture.deleteMany({ where: { id } })
}
