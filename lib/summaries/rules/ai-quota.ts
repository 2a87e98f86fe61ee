import { limitOf, limitRefusal, type Payer } from '@/lib/billing/rules'
import { addDays, addMonths, dateOf, formatDate, type Day } from '@/lib/shared/dates'
import type { Refusal } from '@/lib/shared/refusal'
import { plural } from '@/lib/shared/text'

const LOST_AFTER_MS = 120_000

export type AiUsed = { requestsToday: number; requestsThisMonth: number; tokensToday: number }

/** Requests before this moment count as lost, because their process died. */
export const lostBefore = (now: Date) => new Date(now.getTime() - LOST_AFTER_MS)

export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The limit one more request would exceed, and when it resets; null: none. */
export function usedUp(
  payer: Payer,
  used: AiUsed,
  tokens: number,
  day: Day,
): { refusal: Refusal; resetsOn: Day } | null {
  const month = limitRefusal(payer, 'aiRequestsPerMonth', used.requestsThisMonth + 1)
  if (month) return { refusal: month, resetsOn: addMonths(monthOf(day), 1) }
  const today =
    limitRefusal(payer, 'aiRequestsPerDay', used.requestsToday + 1) ??
    limitRefusal(payer, 'aiTokensPerDay', used.tokensToday + tokens)
  return today && { refusal: today, resetsOn: addDays(day, 1) }
}

const inWords = (day: Day) => formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC')

/** "27 AI drafts left this month, 9 today."; null: unlimited. */
export function quotaInWords(payer: Payer, used: AiUsed, day: Day): string | null {
  const month = limitOf(payer, 'aiRequestsPerMonth')
  const today = limitOf(payer, 'aiRequestsPerDay')
  if (month === null || today === null) return null
  const spent = usedUp(payer, used, 1, day)
  if (spent) return `${spent.refusal.message} Resets ${inWords(spent.resetsOn)}.`
  const left = month - used.requestsThisMonth
  return `${plural(left, 'AI draft')} left this month, ${Math.min(left, today - used.requestsToday)} today.`
}
