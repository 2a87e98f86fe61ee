import 'server-only'
import { removeAccount } from '@/lib/integrations/steps/remove-account'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { withEach } from '@/lib/platform/one-by-one'

const BATCH = 200

/** Their meetings end in calendars first. */
const KEPT_MINUTES = 30

/** What waits to be revoked goes with the workspace. */
const REVOKED_BEFORE_MINUTES = 60

/** Disconnects accounts of people who left, once nothing waits for them, and all of a workspace soon to be deleted. */
export async function disconnectLeavers(): Promise<{ disconnected: number }> {
  const leftBefore = [{ deactivatedAt: null }, { deactivatedAt: { lt: minutesFrom(now(), -KEPT_MINUTES) } }]
  const isIdle = [{ brokenAt: { not: null } }, { tasks: { none: { status: 'QUEUED' } } } as const]
  const accounts = await db.integration.findMany({
    where: {
      OR: [
        { member: { status: 'DEACTIVATED', OR: leftBefore }, OR: isIdle },
        { workspace: { deletionAt: { lt: minutesFrom(now(), REVOKED_BEFORE_MINUTES) } } },
      ],
    },
    take: BATCH,
    select: { workspaceId: true, provider: true, memberId: true },
  })
  const gone = await withEach(
    accounts,
    (account) => transaction((tx) => removeAccount(tx, account)),
    'Accounts of leavers that could not be disconnected',
  )
  return { disconnected: gone.length }
}
