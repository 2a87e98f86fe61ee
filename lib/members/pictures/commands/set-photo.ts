import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { limit } from '@/lib/access/limits'
import { transaction } from '@/lib/platform/db'
import type { Limit } from '@/lib/platform/rate-limit'
import { unreadablePicture } from '@/lib/members/pictures/refusals'
import type { SetPhotoInput } from '@/lib/members/pictures/schema'
import { changePhoto } from '@/lib/members/pictures/steps/change-photo'
import { keepPicture } from '@/lib/members/pictures/steps/keep-picture'
import { photoOf } from '@/lib/members/pictures/steps/photo-of'

const perPerson: Limit = { name: 'photos', points: 20, seconds: 3600 }

/**
 * Sets the actor's photo, redrawn from the file, and deletes the old one. Refuses files that are no picture by content.
 */
export async function setPhoto(actor: Actor, { file }: SetPhotoInput): Promise<{ pictureId: string }> {
  await limit(perPerson, actor.userId)
  const drawn = await photoOf(new Uint8Array(await file.arrayBuffer()))
  if (!drawn) throw unreadablePicture()
  return transaction(async (tx) => {
    const { id } = await keepPicture(tx, drawn)
    await changePhoto(tx, actor.userId, id)
    return { pictureId: id }
  })
}
