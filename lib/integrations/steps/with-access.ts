import 'server-only'
import { RENEWED_BEFORE_S } from '@/lib/integrations/rules'
import { oauthProviders } from '@/lib/integrations/steps/oauth-providers'
import { openTokens, tokenColumns } from '@/lib/integrations/steps/sealed-tokens'
import { minutesFrom, now } from '@/lib/platform/clock'
import { Prisma, transaction } from '@/lib/platform/db'
import type { IntegrationProvider } from '@/lib/platform/generated/prisma/enums'
import { attempt, ProviderFailure } from '@/lib/platform/provider-failure'
import { takingTurns } from '@/lib/platform/turns'

type Locked = {
  provider: IntegrationProvider
  sealedTokens: string
  accessExpiresAt: Date | null
  brokenAt: Date | null
}

// Limits renewals, so a slow provider can't use up the connection pool.
const inTurn = takingTurns(3)

/**
 * An access token valid for a minute, renewed if not or if `stale`. The row is locked, because rotating refresh tokens
 * work once; rows referring to it can still be written.
 */
const freshAccess = (id: string, stale?: string): Promise<string> =>
  inTurn(() =>
    transaction(async (tx) => {
      const [row] = await tx.$queryRaw<Locked[]>(Prisma.sql`
      SELECT provider, "sealedTokens", "accessExpiresAt", "brokenAt" FROM "Integration" WHERE id = ${id}::uuid
      FOR NO KEY UPDATE`)
      if (row === undefined || row.brokenAt !== null) throw new ProviderFailure('revoked', 'not connected')
      const tokens = openTokens(row)
      const isGood = tokens.expiresAt === null || tokens.expiresAt > minutesFrom(now(), RENEWED_BEFORE_S / 60)
      if (isGood && tokens.access !== stale) return tokens.access
      if (tokens.refresh === null) throw new ProviderFailure('revoked', 'cannot be renewed')
      const renewed = await oauthProviders[row.provider].refresh(tokens.refresh)
      await tx.integration.update({ where: { id }, data: tokenColumns(renewed), select: { id: true } })
      return renewed.access
    }),
  )

/** Calls a provider; on expired access renews once and retries. Throws ProviderFailure. */
export async function withAccess<Result>(
  integrationId: string,
  call: (access: string) => Promise<Result>,
): Promise<Result> {
  const access = await freshAccess(integrationId)
  const { result, failure } = await attempt(call(access))
  if (failure === null) return result
  if (failure.kind !== 'expired') throw failure
  return call(await freshAccess(integrationId, access))
}
