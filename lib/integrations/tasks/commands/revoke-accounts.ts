import 'server-only'
import { z } from 'zod'
import { providerNames } from '@/lib/integrations/schema'
import { oauthProviders } from '@/lib/integrations/steps/oauth-providers'
import { openTokens } from '@/lib/integrations/steps/sealed-tokens'
import { REVOKE_TASK } from '@/lib/integrations/tasks/rules'
import { db } from '@/lib/platform/db'
import { stopChannel } from '@/lib/platform/google/calendar'
import type { Tokens } from '@/lib/platform/oauth'
import { onProviderFailure } from '@/lib/platform/recover'
import { workOnTasks } from '@/lib/integrations/tasks/steps/work-on-tasks'

const payloadSchema = z.object({
  provider: z.enum(providerNames),
  externalId: z.string().default(''),
  sealedTokens: z.string(),
  channel: z.string().nullish(),
})

/** A channel that can't be stopped expires within days. */
async function endChannel({ access, refresh }: Tokens, channel: string) {
  const [id = '', resourceId = ''] = channel.split(' ')
  const stop = async () => {
    const fresh = refresh === null ? access : (await oauthProviders.GOOGLE.refresh(refresh)).access
    await stopChannel(fresh, { id, resourceId })
  }
  await onProviderFailure(stop(), () => undefined)
}

type Revoked = z.output<typeof payloadSchema>

/** Revoking would end this connection too, of another workspace or made since. */
const isStillConnected = async ({ provider, externalId }: Revoked) =>
  (await db.integration.count({ where: { provider, externalId } })) > 0

/** Revokes our access to disconnected accounts. */
export const revokeAccounts = () =>
  workOnTasks(REVOKE_TASK, async ({ payload }) => {
    const account = payloadSchema.parse(payload)
    const { provider, sealedTokens, channel } = account
    const tokens = openTokens({ sealedTokens, accessExpiresAt: null })
    if (channel) await endChannel(tokens, channel)
    if (!(await isStillConnected(account))) await oauthProviders[provider].revoke(tokens)
  })
