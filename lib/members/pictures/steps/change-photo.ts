import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { dropPicture } from './drop-picture'

/** Makes a kept picture, or none, the photo of a person, in the caller's transaction, and removes the one before. */
export async function changePhoto(tx: Tx, userId: string, pictureId: string | null): Promise<void> {
  // Locked, so that of two changes at once the second removes what the first has put there.
  const [before] = await tx.$queryRaw<{ pictureId: string | null }[]>`
    SELECT "pictureId" FROM "User" WHERE id = ${userId}::uuid FOR UPDATE`
  await tx.user.update({ where: { id: userId }, data: { pictureId }, select: { id: true } })
  await dropPicture(tx, before?.pictureId ?? null)
}
