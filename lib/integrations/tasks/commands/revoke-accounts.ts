import 'server-only'
import { z } from 'zod'
import { providerNames } from '@/lib/integrations/schema'
import { oauthProviders } from '@/lib/integrations/steps/oauth-providers'
import { openTokens } from '@/lib/integrations/steps/sealed-tokens'
import { REVOKE_TASK } from '@/lib/integrations/tasks/rules'
import { workOnTasks } from './work-on-tasks'

const payloadSchema = z.object({ provider: z.enum(providerNames), sealedTokens: z.string() })

/** Asks providers to revoke the access to accounts that were disconnected. */
export const revokeAccounts = () =>
  workOnTasks(REVOKE_TASK, async ({ payload }) => {
    const { provider, sealedTokens } = payloadSchema.parse(payload)
    await oauthProviders[provider].revoke(openTokens({ sealedTokens, accessExpiresAt: null }))
  })
