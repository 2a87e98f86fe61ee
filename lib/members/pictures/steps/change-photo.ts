import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { dropPicture } from './drop-picture'

/** Sets or removes a person's photo in the caller's transaction, and deletes the old one. */
export async function changePhoto(tx: Tx, userId: string, pictureId: string | null): Promise<void> {
  // Locked, so that of two simultaneous changes the second deletes the picture of the first.
  const [before] = await tx.$queryRaw<{ pictureId: string | null }[]>`
    SELECT "pictureId" FROM "User" WHERE id = ${userId}::uuid FOR UPDATE`
  await tx.user.update({ where: { id: userId }, data: { pictureId }, select: { id: true } })
  await dropPicture(tx, before?.pictureId ?? null)
}
