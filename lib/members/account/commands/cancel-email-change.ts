import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { dropEmailChanges } from '@/lib/members/steps/drop-email-changes'
import { transaction } from '@/lib/platform/db'

/** The mailed link stops working. Idempotent. */
export async function cancelEmailChange({ userId }: Actor): Promise<object> {
  await transaction(async (tx) => {
    await lockAccount(tx, userId)
    await dropEmailChanges(tx, [userId])
  })
  return {}
}
