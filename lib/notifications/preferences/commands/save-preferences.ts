import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import type { Tx } from '@/lib/platform/tx'
import { leaveDigest } from '@/lib/notifications/digests/steps/leave-digest'
import { moveDigest } from '@/lib/notifications/digests/steps/move-digest'
import { heardTypes, hearings } from '@/lib/notifications/preferences/rules'
import type { SavePreferencesInput } from '@/lib/notifications/preferences/schema'

/** What waits for a daily mail leaves it where a kind of thing is not to be mailed any more. */
async function leaveUnwanted(tx: Tx, { workspaceId, memberId }: Actor, input: SavePreferencesInput) {
  const unwanted = hearings.filter(({ mail }) => input[mail] === 'OFF').map(({ type }) => type)
  await leaveDigest(tx, { workspaceId, memberId }, unwanted)
}

/** Keeps how the actor wants to hear of things here, and at which hours at all. Saving the same again changes nothing. */
export async function savePreferences(actor: Actor, input: SavePreferencesInput) {
  const { userId, workspaceId, memberId } = actor
  const { digestHour, quietFrom, quietUntil } = input
  const place = { workspaceId, memberId }
  const chosen = hearings.flatMap(({ type, product, mail, usualMail }) => [
    { ...place, type, channel: 'PRODUCT' as const, delivery: input[product], usual: 'AT_ONCE' },
    { ...place, type, channel: 'MAIL' as const, delivery: input[mail], usual: usualMail },
  ])
  const unusual = chosen.filter(({ delivery, usual }) => delivery !== usual)
  await transaction(async (tx) => {
    // Two windows that save at once wait for each other here, so that the choices kept are all of one of them.
    await tx.user.update({
      where: { id: userId },
      data: { digestHour, quietFrom: quietFrom || null, quietUntil: quietUntil || null },
      select: { id: true },
    })
    await tx.notificationPreference.deleteMany({ where: { ...place, type: { in: heardTypes } } })
    await tx.notificationPreference.createMany({ data: unusual.map(({ usual: _usual, ...choice }) => choice) })
    await leaveUnwanted(tx, actor, input)
    await moveDigest(tx, userId)
  })
  return {}
}
