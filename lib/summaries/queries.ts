import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { planAt, planColumns } from '@/lib/access/workspace/subscription'
import type { Payer } from '@/lib/billing/rules'
import { findAiSettings } from '@/lib/platform/ai/ai-settings'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { dateOf, dayIn } from '@/lib/shared/dates'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { lostBefore, monthOf, quotaInWords, usedUp, type AiUsed } from './rules/ai-quota'

export type DraftOffer = {
  /** Where the text goes, in words. */
  service: string
  quota: string | null
  isUsedUp: boolean
  writing: string | null
}

/** Whether AI is on; screens never mention it while off. */
export const hasAi = (actor: Pick<Actor, 'withoutFeatures' | 'withFeatures'>) => isSwitchedOn(actor, 'Ai')

type Row = Omit<Payer, 'isBilled'> & AiUsed & { runningFor: string | null }

/** Null while AI is off or not set up. */
export async function findDraftOffer(actor: Actor): Promise<DraftOffer | null> {
  const settings = findAiSettings()
  if (settings === null || !hasAi(actor)) return null
  const day = dayIn(now(), actor.timeZone)
  const [row] = await db.$queryRaw<Row[]>`
    SELECT ${planColumns}, CASE WHEN u."runningSince" > ${lostBefore(now())} THEN u."runningFor" END AS "runningFor",
      CASE WHEN u."dayOn" >= ${dateOf(day)} THEN u."requestsToday" ELSE 0 END AS "requestsToday",
      CASE WHEN u."dayOn" >= ${dateOf(day)} THEN u."tokensToday" ELSE 0 END AS "tokensToday",
      CASE WHEN u."monthOn" >= ${dateOf(monthOf(day))} THEN u."requestsThisMonth" ELSE 0 END AS "requestsThisMonth"
    FROM "Workspace" w ${planAt(now())} LEFT JOIN "AiUsage" u ON u."memberId" = ${actor.memberId}::uuid
    WHERE w.id = ${actor.workspaceId}::uuid`
  if (!row) return null
  const payer = { ...row, isBilled: env.BILLING === 'on' }
  return {
    service: settings.provider,
    quota: quotaInWords(payer, row, day),
    isUsedUp: usedUp(payer, row, 1, day) !== null,
    writing: row.runningFor,
  }
}

/** An Admin's hint: where text is sent, or what is missing. */
export const aiNotice = (settings = findAiSettings()): string =>
  settings
    ? `Text goes to ${settings.provider} (${settings.model}).`
    : 'Not set up: the server needs OPENAI_API_KEY or OPENAI_BASE_URL.'

export const isAiConfigured = () => findAiSettings() !== null
