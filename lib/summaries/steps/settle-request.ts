import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Tx } from '@/lib/platform/db'

/** Replaces the reservation by the actual cost. */
export const settleRequest = (tx: Tx, { memberId }: Actor, { pressId, tokens }: { pressId: string; tokens: number }) =>
  tx.$executeRaw`
    UPDATE "AiUsage" SET "tokensToday" = GREATEST(0, "tokensToday" - "reservedTokens" + ${tokens}::int),
      "runningSince" = NULL, "runningFor" = NULL, "reservedTokens" = 0
    WHERE "memberId" = ${memberId}::uuid AND "pressId" = ${pressId}::uuid AND "runningSince" IS NOT NULL`

/** Returns a failed request; tokens used at the service still count. */
export const returnRequest = (tx: Tx, { memberId }: Actor, { pressId, tokens }: { pressId: string; tokens: number }) =>
  tx.$executeRaw`
    UPDATE "AiUsage" SET "tokensToday" = GREATEST(0, "tokensToday" - "reservedTokens" + ${tokens}::int),
      "requestsToday" = GREATEST(0, "requestsToday" - 1), "requestsThisMonth" = GREATEST(0, "requestsThisMonth" - 1),
      "runningSince" = NULL, "runningFor" = NULL, "reservedTokens" = 0, "pressId" = NULL
    WHERE "memberId" = ${memberId}::uuid AND "pressId" = ${pressId}::uuid AND "runningSince" IS NOT NULL`
