import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { dropEmailChanges } from '@/lib/members/steps/drop-email-changes'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { noSuchSession } from '@/lib/members/sign-in/refusals'
import type { SignOutDeviceInput } from '@/lib/members/sign-in/schema'

/**
 * Ends one of the actor's sessions; its browser is signed out on its next request. A pending address change is
 * canceled. Idempotent.
 */
export async function signOutDevice({ userId }: Actor, { id }: SignOutDeviceInput): Promise<object> {
  const found = await db.userSession.findFirst({ where: { id, userId }, select: { id: true } })
  if (!found) throw noSuchSession()
  await transaction(async (tx) => {
    await lockAccount(tx, userId)
    await tx.userSession.updateMany({ where: { id, userId, endedAt: null }, data: { endedAt: now() } })
    await dropEmailChanges(tx, [userId])
  })
  return {}
}
