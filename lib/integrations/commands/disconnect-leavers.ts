import 'server-only'
import { removeAccount } from '@/lib/integrations/steps/remove-account'
import { db, transaction } from '@/lib/platform/db'
import { withEach } from '@/lib/platform/one-by-one'

const BATCH = 200

export async function disconnectLeavers(): Promise<{ disconnected: number }> {
  const accounts = await db.integration.findMany({
    where: { member: { status: 'DEACTIVATED' } },
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
