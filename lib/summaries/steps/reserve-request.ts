import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findPayer } from '@/lib/billing/gates'
import { limitOf } from '@/lib/billing/rules'
import { now } from '@/lib/platform/clock'
import { Prisma, type Tx } from '@/lib/platform/db'
import { dateOf, dayIn } from '@/lib/shared/dates'
import { alreadyWriting } from '@/lib/summaries/refusals'
import { lostBefore, monthOf, usedUp, type AiUsed } from '@/lib/summaries/rules/ai-quota'

export type AiRequest = { pressId: string; subject: string; tokens: number }

const ANY = 2_147_483_647

// The next request returns what a lost one reserved; `u` is the usage before.
const onDay = (column: Prisma.Sql, lost: Prisma.Sql, day: Date) =>
  Prisma.sql`(CASE WHEN u."dayOn" < ${day} THEN 0 ELSE u.${column} - ${lost} END)`

const lostRequest = Prisma.sql`(u."runningSince" IS NOT NULL)::int`

type Found = AiUsed & { isRunning: boolean; pressId: string | null }

const findUsed = async (tx: Tx, memberId: string, day: Date, month: Date): Promise<Found | undefined> => {
  const [row] = await tx.$queryRaw<Found[]>`
    SELECT CASE WHEN "dayOn" < ${day} THEN 0 ELSE "requestsToday" END AS "requestsToday",
      CASE WHEN "dayOn" < ${day} THEN 0 ELSE "tokensToday" END AS "tokensToday",
      CASE WHEN "monthOn" < ${month} THEN 0 ELSE "requestsThisMonth" END AS "requestsThisMonth",
      "runningSince" IS NOT NULL AS "isRunning", "pressId"
    FROM "AiUsage" WHERE "memberId" = ${memberId}::uuid`
  return row
}

/**
 * Reserves a request and its tokens in one statement, so two presses cost one. False on a retry. Throws while another
 * request runs, or at the plan's limit.
 */
export async function reserveRequest(tx: Tx, actor: Actor, { pressId, subject, tokens }: AiRequest): Promise<boolean> {
  const { memberId, workspaceId, timeZone } = actor
  const payer = await findPayer(tx, workspaceId)
  const at = now()
  const today = dayIn(at, timeZone)
  const day = dateOf(today)
  const month = dateOf(monthOf(today))
  const perDay = limitOf(payer, 'aiRequestsPerDay') ?? ANY
  const perMonth = limitOf(payer, 'aiRequestsPerMonth') ?? ANY
  const tokensPerDay = limitOf(payer, 'aiTokensPerDay') ?? ANY
  const requestsToday = onDay(Prisma.sql`"requestsToday"`, lostRequest, day)
  const tokensToday = onDay(Prisma.sql`"tokensToday"`, Prisma.sql`u."reservedTokens"`, day)
  const ofMonth = Prisma.sql`(CASE WHEN u."monthOn" < ${month} THEN 0 ELSE u."requestsThisMonth" - ${lostRequest} END)`
  const reserved = await tx.$executeRaw`
    INSERT INTO "AiUsage" AS u ("memberId", "workspaceId", "dayOn", "monthOn", "requestsToday", "requestsThisMonth",
      "tokensToday", "runningSince", "runningFor", "reservedTokens", "pressId")
    SELECT ${memberId}::uuid, ${workspaceId}::uuid, ${day}, ${month}, 1, 1, ${tokens}::int, ${at}, ${subject}, ${tokens}::int,
      ${pressId}::uuid WHERE ${perDay}::int >= 1 AND ${perMonth}::int >= 1 AND ${tokensPerDay}::int >= ${tokens}::int
    ON CONFLICT ("memberId") DO UPDATE SET
      "dayOn" = GREATEST(u."dayOn", ${day}), "monthOn" = GREATEST(u."monthOn", ${month}),
      "requestsToday" = ${requestsToday} + 1, "requestsThisMonth" = ${ofMonth} + 1,
      "tokensToday" = ${tokensToday} + ${tokens}::int, "runningSince" = ${at}, "runningFor" = ${subject},
      "reservedTokens" = ${tokens}::int, "pressId" = ${pressId}::uuid
    WHERE (u."runningSince" IS NULL OR u."runningSince" < ${lostBefore(at)})
      AND u."pressId" IS DISTINCT FROM ${pressId}::uuid
      AND ${requestsToday} < ${perDay}::int AND ${ofMonth} < ${perMonth}::int
      AND ${tokensToday} + ${tokens}::int <= ${tokensPerDay}::int`
  if (reserved > 0) return true
  const used = await findUsed(tx, memberId, day, month)
  if (used?.isRunning) throw alreadyWriting()
  if (used?.pressId === pressId) return false
  throw (
    usedUp(payer, used ?? { requestsToday: 0, requestsThisMonth: 0, tokensToday: 0 }, tokens, today)?.refusal ??
    alreadyWriting()
  )
}
