import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Tx } from '@/lib/platform/db'

/** Ends a request: it cost these tokens and no longer what was reserved. */
export const settleRequest = (tx: Tx, { memberId }: Actor, { pressId, tokens }: { pressId: string; tokens: number }) =>
  tx.$executeRaw`
    UPDATE "AiUsage" SET "tokensToday" = GREATEST(0, "tokensToday" - "reservedTokens" + ${tokens}::int),
      "runningSince" = NULL, "runningFor" = NULL, "reservedTokens" = 0
    WHERE "memberId" = ${memberId}::uuid AND "pressId" = ${pressId}::uuid AND "runningSince" IS NOT NULL`

/** Gives a request back that brought nothing. Tokens that the service has taken all the same stay counted. */
export const returnRequest = (tx: Tx, { memberId }: Actor, { pressId, tokens }: { pressId: string; tokens: number }) =>
  tx.$executeRaw`
    UPDATE "AiUsage" SET "tokensToday" = GREATEST(0, "tokensToday" - "reservedTokens" + ${tokens}::int),
      "requestsToday" = GREATEST(0, "requestsToday" - 1), "requestsThisMonth" = GREATEST(0, "requestsThisMonth" - 1),
      "runningSince" = NULL, "runningFor" = NULL, "reservedTokens" = 0, "pressId" = NULL
    WHERE "memberId" = ${memberId}::uuid AND "pressId" = ${pressId}::uuid AND "runningSince" IS NOT NULL`
