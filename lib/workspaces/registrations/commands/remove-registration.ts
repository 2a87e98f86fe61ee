import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { forgetRegistrant } from '@/lib/members/steps/forget-registrant'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { removeWorkspace } from '@/lib/workspaces/steps/remove-workspace'
import { findRegistrant } from '@/lib/workspaces/registrations/queries'

async function holdRegistrant(tx: Tx, workspaceId: string, at: Date) {
  await tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR UPDATE`
  const found = await findRegistrant(tx, workspaceId, at)
  if (!found) return null
  await lockAccount(tx, found.id)
  // Read again, because the address may have been confirmed or a new link requested before the lock.
  return findRegistrant(tx, workspaceId, at)
}

/**
 * Removes an unconfirmed workspace with its registrant's account, which frees both addresses: nobody ever used it.
 * Idempotent; a workspace confirmed meanwhile stays.
 */
export const removeRegistration = ({ workspaceId }: SystemActor): Promise<{ isGone: boolean }> =>
  transaction(async (tx) => {
    const registrant = await holdRegistrant(tx, workspaceId, now())
    if (!registrant) return { isGone: false }
    await removeWorkspace(tx, workspaceId)
    await forgetRegistrant(tx, registrant)
    return { isGone: true }
  })
