import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { now } from '@/lib/platform/clock'

/** Keeps a picture that was drawn anew, in the caller's transaction, and answers its id for the caller to refer to. */
export const keepPicture = (tx: Tx, file: Uint8Array<ArrayBuffer>): Promise<{ id: string }> =>
  tx.picture.create({ data: { file, createdAt: now() }, select: { id: true } })
