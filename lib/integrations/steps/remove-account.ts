import 'server-only'
import { enqueueTasks } from '@/lib/integrations/tasks/steps/enqueue-tasks'
import { endSlack } from '@/lib/notifications/slack/steps/start-slack'
import type { Tx } from '@/lib/platform/db'
import type { IntegrationProvider } from '@/lib/platform/generated/prisma/enums'
import { REVOKE_TASK } from '@/lib/integrations/tasks/rules'

type Account = { workspaceId: string; provider: IntegrationProvider; memberId: string | null }

/** Deletes an account and its pending work; sealed tokens stay until revoked. Returns its name, or null. */
export async function dropAccount(tx: Tx, { workspaceId, provider, memberId }: Account): Promise<string | null> {
  const found = await tx.integration.findFirst({
    where: { workspaceId, provider, memberId },
    select: { id: true, account: true, externalId: true, sealedTokens: true, channel: true },
  })
  if (found === null) return null
  const { count } = await tx.integration.deleteMany({ where: { id: found.id } })
  if (count === 0) return null
  const { externalId, sealedTokens, channel } = found
  const payload = { provider, externalId, sealedTokens, channel }
  await enqueueTasks(tx, [{ workspaceId, integrationId: null, kind: REVOKE_TASK, objectId: found.id, payload }])
  return found.account
}

/** As `dropAccount`; a person's choices about Slack go with it. */
export async function removeAccount(tx: Tx, account: Account): Promise<string | null> {
  const { workspaceId, provider, memberId } = account
  const name = await dropAccount(tx, account)
  if (name !== null && provider === 'SLACK' && memberId !== null) await endSlack(tx, { workspaceId, memberId })
  return name
}
