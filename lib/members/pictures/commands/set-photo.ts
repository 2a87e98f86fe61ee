import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { limit } from '@/lib/access/limits'
import { transaction } from '@/lib/platform/db'
import { redraw } from '@/lib/platform/documents/images'
import type { Limit } from '@/lib/platform/rate-limit'
import { unreadablePicture } from '@/lib/members/pictures/refusals'
import type { SetPhotoInput } from '@/lib/members/pictures/schema'
import { changePhoto } from '@/lib/members/pictures/steps/change-photo'
import { keepPicture } from '@/lib/members/pictures/steps/keep-picture'

/** Twice the largest size at which a photo is shown, for screens with fine pixels, and some room. */
const PIXELS = 256

const perPerson: Limit = { name: 'photos', points: 20, seconds: 3600 }

/** Makes a file the photo of the actor, drawn anew; the photo before is gone. Refuses what is no picture by its content. */
export async function setPhoto(actor: Actor, { file }: SetPhotoInput): Promise<{ pictureId: string }> {
  await limit(perPerson, actor.userId)
  const drawn = await redraw(new Uint8Array(await file.arrayBuffer()), { pixels: PIXELS, fit: 'cover' })
  if (!drawn) throw unreadablePicture()
  return transaction(async (tx) => {
    const { id } = await keepPicture(tx, drawn)
    await changePhoto(tx, actor.userId, id)
    return { pictureId: id }
  })
}
