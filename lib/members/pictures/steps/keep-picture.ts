import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { now } from '@/lib/platform/clock'

/** In the caller's transaction; the caller refers to the id. */
export const keepPicture = (tx: Tx, file: Uint8Array<ArrayBuffer>): Promise<{ id: string }> =>
  tx.picture.create({ data: { file, createdAt: now() }, select: { id: true } })
