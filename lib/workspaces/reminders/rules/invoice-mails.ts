import { additionEndsAt } from '@/lib/billing/paying/rules/proration'
import { payableUntil } from '@/lib/billing/paying/rules/subscription-state'
import { planNames } from '@/lib/billing/schema'
import { dayDifference, formatDate } from '@/lib/shared/dates'
import { inRupees } from '@/lib/shared/text'

export type DueInvoice = {
  kind: 'RENEWAL' | 'ADDITION'
  status: 'PENDING' | 'OVERDUE'
  /** Paise. */
  amount: number
  description: string
  dueAt: Date
  /** Its subscription has expired, because the card failed for good. */
  isHalted: boolean
  /** The next payment of its subscription. */
  chargeAt: Date | null
}

/** Days before the due day, the last first (docs/decisions.md, Reminders). */
const steps = [-3, -1, 0, 3, 7] as const

/** The only notice for automatic card payments. */
const NOTICE_DAYS = 3

/** A step missed for longer is skipped. */
const LATE_LETTER_DAYS = 2

/**
 * The due reminder in the reader's days; null before the first, long after the last, and for automatic card payments
 * except three days before.
 */
export function invoiceStep(
  invoice: Pick<DueInvoice, 'kind' | 'status' | 'dueAt'>,
  now: Date,
  zone: string,
): number | null {
  const { kind, status, dueAt } = invoice
  const days = dayDifference(now, dueAt, zone)
  const step = steps.find((one) => one >= days) ?? null
  if (step === null || days < steps[0] - LATE_LETTER_DAYS) return null
  if (kind === 'RENEWAL' && status === 'PENDING') return step === NOTICE_DAYS && days > 0 ? step : null
  return step
}

const dayOf = (at: Date, zone: string) => formatDate(at, 'MMM DD, YYYY', zone)

/** What keeps the plan, or restores it. */
const cardInWords = ({ dueAt, isHalted }: DueInvoice, zone: string) =>
  isHalted
    ? `You’re on ${planNames.FREE} now, and nothing was deleted. Update the card to restore your plan.`
    : `Update the card by ${dayOf(payableUntil(dueAt), zone)} to keep your plan.`

export function invoiceInWords(invoice: DueInvoice, zone: string) {
  const { kind, status, description } = invoice
  const sum = inRupees(invoice.amount)
  const day = dayOf(invoice.dueAt, zone)
  if (kind === 'RENEWAL') {
    if (status === 'PENDING')
      return { title: `${sum} will be charged on ${day}`, text: `For ${description}. Nothing to do.` }
    const text = `For ${description}, on ${day}. ${cardInWords(invoice, zone)}`
    return { title: `Your payment of ${sum} failed`, text }
  }
  const text = `For ${description}, added once paid.`
  if (status === 'PENDING') return { title: `${sum} is due on ${day}`, text }
  const end = dayOf(additionEndsAt(invoice), zone)
  return { title: `${sum} was due on ${day}`, text: `${text} It’s canceled on ${end} unless you pay.` }
}
