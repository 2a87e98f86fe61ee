import { limitOf, type Payer } from '@/lib/billing/rules'
import type { Refusal } from '@/lib/shared/refusal'
import { tooManyToday } from '@/lib/invitations/refusals'

/**
 * The refusal of too many invitations in 24 hours, or null. It suggests waiting, because a
 * bigger plan seldom helps sooner.
 */
export function dailyRefusal(payer: Payer, count: number, field?: string): Refusal | null {
  const most = limitOf(payer, 'invitesPerDay')
  return most === null || count <= most ? null : tooManyToday(most, field)
}
