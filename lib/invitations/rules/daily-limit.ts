import { limitOf, type Payer } from '@/lib/billing/rules'
import type { Refusal } from '@/lib/shared/refusal'
import { tooManyToday } from '@/lib/invitations/refusals'

/**
 * Why so many invitations of a workspace within 24 hours are too many, or null (decisions, section 10). The plan says how
 * many they are; another one is seldom what helps, for tomorrow there is room again.
 */
export function dailyRefusal(payer: Payer, count: number, field?: string): Refusal | null {
  const most = limitOf(payer, 'invitesPerDay')
  return most === null || count <= most ? null : tooManyToday(most, field)
}
