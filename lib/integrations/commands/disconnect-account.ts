import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { DisconnectAccountInput } from '@/lib/integrations/schema'
import { removeAccount } from '@/lib/integrations/steps/remove-account'
import { transaction } from '@/lib/platform/db'

/** Disconnects the actor's own account; the provider is asked to revoke our access. */
export async function disconnectAccount({ workspaceId, memberId }: Actor, { provider }: DisconnectAccountInput) {
  await transaction((tx) => removeAccount(tx, { workspaceId, provider, memberId }))
}
