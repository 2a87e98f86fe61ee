import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { moveDigest } from '@/lib/notifications/digests/steps/move-digest'
import { transaction } from '@/lib/platform/db'
import type { ChangeTimeZoneInput } from '@/lib/members/profile/schema'

/** Agreements for a named zone stay as they are. */
export async function changeTimeZone({ userId }: Actor, { timeZone }: ChangeTimeZoneInput): Promise<object> {
  await transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { timeZone }, select: { id: true } })
    await moveDigest(tx, userId)
  })
  return {}
}
