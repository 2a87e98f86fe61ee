import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { moveDigest } from '@/lib/notifications/digests/steps/move-digest'
import { transaction } from '@/lib/platform/db'
import type { EditProfileInput } from '@/lib/members/profile/schema'

/** For all their workspaces. */
export async function editProfile({ userId }: Actor, input: EditProfileInput): Promise<object> {
  const { firstName, lastName, timeZone, birthMonth, birthDay, ...rest } = input
  const told = { ...rest, birthday: birthMonth === '' ? '' : `${birthMonth}-${birthDay}` }
  await transaction(async (tx) => {
    // Locks the person, so that two simultaneous saves don't both insert the first profile.
    await tx.user.update({ where: { id: userId }, data: { firstName, lastName, timeZone }, select: { id: true } })
    await tx.profile.upsert({ where: { userId }, create: { userId, ...told }, update: told, select: { userId: true } })
    await moveDigest(tx, userId)
  })
  return {}
}
