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

/** The address of the provider's consent page, with a state that is good once, for ten minutes, and for this actor alone. */
export async function beginAttempt(actor: Actor, { provider, owner, groupId }: Wanted): Promise<{ url: string }> {
  const oauth = oauthProviders[provider]
  if (!oauth.isConfigured()) throw notConfigured(provider)
  const [state, verifier] = [newToken(), newToken()]
  const { workspaceId, memberId, email } = actor
  const [at, isForWorkspace] = [now(), owner === 'workspace']
  await transaction(async (tx) => {
    // The newest attempt counts, and none outlives its time.
    await tx.integrationAttempt.deleteMany({
      where: { OR: [{ memberId, provider, isForWorkspace }, { expiresAt: { lt: at } }] },
    })
    await tx.integrationAttempt.create({
      data: {
        ...{ workspaceId, memberId, provider, isForWorkspace },
        stateHash: hashToken(state),
        sealedVerifier: seal(verifier),
        expiresAt: minutesFrom(at, ATTEMPT_MINUTES),
      },
      select: { stateHash: true },
    })
  })
  return { url: oauth.authorizeUrl({ state, verifier, owner, email, ...(groupId !== undefined && { groupId }) }) }
}
