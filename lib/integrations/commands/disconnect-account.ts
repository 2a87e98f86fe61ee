import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { DisconnectAccountInput } from '@/lib/integrations/schema'
import { removeAccount } from '@/lib/integrations/steps/remove-account'
import { transaction } from '@/lib/platform/db'

/** Revokes our access at the provider, too. */
export async function disconnectAccount({ workspaceId, memberId }: Actor, { provider }: DisconnectAccountInput) {
  await transaction((tx) => removeAccount(tx, { workspaceId, provider, memberId }))
}
