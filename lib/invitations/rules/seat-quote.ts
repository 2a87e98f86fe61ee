import type { SeatQuote } from '@/lib/billing/seats/rules'
import { formatDate } from '@/lib/shared/dates'
import { inRupees, plural } from '@/lib/shared/text'

export function quoteInWords({ seats, amount, until, monthly }: SeatQuote, zone: string) {
  const day = formatDate(until, 'MMM DD, YYYY', zone)
  const more = plural(seats, 'more person', 'more people')
  return `Pay ${inRupees(amount)} for ${more} until ${day}, then ${inRupees(monthly)} a month for everyone.`
}
