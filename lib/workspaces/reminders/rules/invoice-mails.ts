import { dayDifference, formatDate } from '@/lib/shared/dates'
import { inRupees } from '@/lib/shared/text'

export type DueInvoice = {
  kind: 'RENEWAL' | 'ADDITION'
  status: 'PENDING' | 'OVERDUE'
  /** Paise. */
  amount: number
  description: string
  dueAt: Date
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
export function invoiceStep({ kind, status, dueAt }: DueInvoice, now: Date, zone: string): number | null {
  const days = dayDifference(now, dueAt, zone)
  const step = steps.find((one) => one >= days) ?? null
  if (step === null || days < steps[0] - LATE_LETTER_DAYS) return null
  if (kind === 'RENEWAL' && status === 'PENDING') return step === NOTICE_DAYS && days > 0 ? step : null
  return step
}

export function invoiceInWords({ kind, status, amount, description, dueAt }: DueInvoice, zone: string) {
  const sum = inRupees(amount)
  const day = formatDate(dueAt, 'MMM DD, YYYY', zone)
  if (kind === 'RENEWAL') {
    if (status === 'PENDING')
      return { title: `${sum} will be charged on ${day}`, text: `For ${description}. Nothing to do.` }
    const text = `For ${description}, on ${day}. Update the card to keep your plan.`
    return { title: `Your payment of ${sum} failed`, text }
  }
  const verb = status === 'OVERDUE' ? 'was' : 'is'
  return { title: `${sum} ${verb} due on ${day}`, text: `For ${description}, added once paid.` }
}
