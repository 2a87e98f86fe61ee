import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { canConnectWorkspace } from '@/lib/integrations/policy'
import { onlyAdminsConnect } from '@/lib/integrations/refusals'
import { providers } from '@/lib/integrations/rules'
import { removeAccount } from '@/lib/integrations/steps/remove-account'
import { transaction } from '@/lib/platform/db'

export async function disconnectWorkspace(actor: Actor) {
  if (!canConnectWorkspace(actor)) throw onlyAdminsConnect()
  await transaction(async (tx) => {
    const account = await removeAccount(tx, { workspaceId: actor.workspaceId, provider: 'SLACK', memberId: null })
    if (account === null) return
    const title = `Disconnected ${providers.SLACK.name} (${account})`
    await record(tx, actor, { action: 'workspace.integration-disconnected', objectId: null, title })
  })
}
