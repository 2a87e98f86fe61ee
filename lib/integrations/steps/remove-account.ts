import 'server-only'
import { enqueueTasks } from '@/lib/integrations/tasks/steps/enqueue-tasks'
import { endSlack } from '@/lib/notifications/slack/steps/start-slack'
import type { Tx } from '@/lib/platform/db'
import type { IntegrationProvider } from '@/lib/platform/generated/prisma/enums'
import { REVOKE_TASK } from '@/lib/integrations/tasks/rules'

type Account = { workspaceId: string; provider: IntegrationProvider; memberId: string | null }

/** Deletes an account and its pending work; sealed tokens stay until revoked. Returns its name, or null. */
export async function removeAccount(tx: Tx, { workspaceId, provider, memberId }: Account): Promise<string | null> {
  const found = await tx.integration.findFirst({
    where: { workspaceId, provider, memberId },
    select: { id: true, account: true, sealedTokens: true, channel: true },
  })
  if (found === null) return null
  const { count } = await tx.integration.deleteMany({ where: { id: found.id } })
  if (count === 0) return null
  if (provider === 'SLACK' && memberId !== null) await endSlack(tx, { workspaceId, memberId })
  const payload = { provider, sealedTokens: found.sealedTokens, channel: found.channel }
  await enqueueTasks(tx, [{ workspaceId, integrationId: null, kind: REVOKE_TASK, objectId: found.id, payload }])
  return found.account
}
