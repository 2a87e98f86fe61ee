import 'server-only'
import { z } from 'zod'
import { providerNames } from '@/lib/integrations/schema'
import { oauthProviders } from '@/lib/integrations/steps/oauth-providers'
import { openTokens } from '@/lib/integrations/steps/sealed-tokens'
import { REVOKE_TASK } from '@/lib/integrations/tasks/rules'
import { stopChannel } from '@/lib/platform/google/calendar'
import type { Tokens } from '@/lib/platform/oauth'
import { onProviderFailure } from '@/lib/platform/recover'
import { workOnTasks } from '@/lib/integrations/tasks/steps/work-on-tasks'

const payloadSchema = z.object({
  provider: z.enum(providerNames),
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

export const revokeAccounts = () =>
  workOnTasks(REVOKE_TASK, async ({ payload }) => {
    const { provider, sealedTokens, channel } = payloadSchema.parse(payload)
    const tokens = openTokens({ sealedTokens, accessExpiresAt: null })
    if (channel) await endChannel(tokens, channel)
    await oauthProviders[provider].revoke(tokens)
  })
