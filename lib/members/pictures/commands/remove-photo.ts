import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { changePhoto } from '@/lib/members/pictures/steps/change-photo'

/** Takes the photo of the actor away; from then on they are shown by their initials. Without one nothing changes. */
export async function removePhoto({ userId }: Actor): Promise<object> {
  await transaction((tx) => changePhoto(tx, userId, null))
  return {}
}
