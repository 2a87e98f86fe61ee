import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { moveDigest } from '@/lib/notifications/digests/steps/move-digest'
import { transaction } from '@/lib/platform/db'
import type { EditProfileInput } from '@/lib/members/profile/schema'

/** Keeps what somebody tells about themselves, for all their workspaces at once. */
export async function editProfile({ userId }: Actor, input: EditProfileInput): Promise<object> {
  const { firstName, lastName, timeZone, birthMonth, birthDay, ...rest } = input
  const told = { ...rest, birthday: birthMonth === '' ? '' : `${birthMonth}-${birthDay}` }
  await transaction(async (tx) => {
    // Locking the person first, so that two savings at once do not both try to write the first profile.
    await tx.user.update({ where: { id: userId }, data: { firstName, lastName, timeZone }, select: { id: true } })
    await tx.profile.upsert({ where: { userId }, create: { userId, ...told }, update: told, select: { userId: true } })
    await moveDigest(tx, userId)
  })
  return {}
}
