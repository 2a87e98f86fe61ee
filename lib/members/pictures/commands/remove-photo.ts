import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { changePhoto } from '@/lib/members/pictures/steps/change-photo'

/** Idempotent. */
export async function removePhoto({ userId }: Actor): Promise<object> {
  await transaction((tx) => changePhoto(tx, userId, null))
  return {}
}
