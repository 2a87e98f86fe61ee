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
import { lostBefore, monthOf, quotaInWords, usedUp, type AiUsed } from './rules/quota'

/** What somebody may have drafted now: where the text goes, what it costs, and whether one is being written. */
export type DraftOffer = {
  /** The address of the service and its model, as people read them. */
  service: string
  quota: string | null
  isUsedUp: boolean
  /** The draft being written for the person; null: none. */
  writing: string | null
}

/** Whether AI is switched on here. Where it is not, no screen says a word of it. */
export const hasAi = (actor: Pick<Actor, 'withoutFeatures' | 'withFeatures'>) => isSwitchedOn(actor, 'Ai')

type Row = Omit<Payer, 'isBilled'> & AiUsed & { runningFor: string | null }

/** What the actor may have drafted; null where AI is switched off or not set up. */
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
    service: `${settings.host} (${settings.model})`,
    quota: quotaInWords(payer, row, day),
    isUsedUp: usedUp(payer, row, 1, day) !== null,
    writing: row.runningFor,
  }
}

/** What an Admin reads beside the switch: where the text goes, or what is missing and who can add it. */
export const aiNotice = (settings = findAiSettings()): string =>
  settings
    ? `Text goes to ${settings.host} (${settings.model}).`
    : 'Not set up: the server needs OPENAI_API_KEY or OPENAI_BASE_URL.'

/** Whether an AI service is set up. */
export const isAiConfigured = () => findAiSettings() !== null
