import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { workspaceFirst } from '@/lib/integrations/refusals'
import type { ConnectAccountInput } from '@/lib/integrations/schema'
import { beginAttempt } from '@/lib/integrations/steps/begin-attempt'
import { db } from '@/lib/platform/db'

export async function connectAccount(actor: Actor, { provider }: ConnectAccountInput): Promise<{ url: string }> {
  const { workspaceId } = actor
  const owner = 'person'
  if (provider !== 'SLACK') return beginAttempt(actor, { provider, owner })
  // A personal Slack account uses the workspace's app.
  const where = { workspaceId, provider, memberId: null }
  const app = await db.integration.findFirst({ where, select: { externalId: true } })
  if (app === null) throw workspaceFirst()
  return beginAttempt(actor, { provider, owner, groupId: app.externalId })
}
