import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { notConfigured } from '@/lib/integrations/refusals'
import { ATTEMPT_MINUTES } from '@/lib/integrations/rules'
import { minutesFrom, now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import type { IntegrationProvider } from '@/lib/platform/generated/prisma/enums'
import type { AccountOwner } from '@/lib/platform/oauth'
import { hashToken, newToken, seal } from '@/lib/platform/secrets'
import { oauthProviders } from './oauth-providers'

type Wanted = { provider: IntegrationProvider; owner: AccountOwner; groupId?: string }

/** The consent page's URL; its state works once, for ten minutes, for this actor. */
export async function beginAttempt(actor: Actor, { provider, owner, groupId }: Wanted): Promise<{ url: string }> {
  const oauth = oauthProviders[provider]
  if (!oauth.isConfigured()) throw notConfigured(provider)
  const state = newToken()
  const verifier = newToken()
  const { workspaceId, memberId, email } = actor
  const at = now()
  const isForWorkspace = owner === 'workspace'
  const kept = {
    stateHash: hashToken(state),
    sealedVerifier: seal(verifier),
    expiresAt: minutesFrom(at, ATTEMPT_MINUTES),
  }
  const mine = { memberId, provider, isForWorkspace }
  await transaction(async (tx) => {
    await tx.integrationAttempt.deleteMany({ where: { expiresAt: { lt: at } } })
    // The newest attempt wins.
    await tx.integrationAttempt.upsert({
      where: { memberId_provider_isForWorkspace: mine },
      create: { workspaceId, ...mine, ...kept },
      update: kept,
      select: { stateHash: true },
    })
  })
  return { url: oauth.authorizeUrl({ state, verifier, owner, email, ...(groupId !== undefined && { groupId }) }) }
}
