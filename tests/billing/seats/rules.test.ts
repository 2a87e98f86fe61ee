import { expect, test } from 'vitest'
import { quoteSeats, type PayingForPeople } from '@/lib/billing/seats/rules'

const paying: PayingForPeople = {
  quantity: 5,
  amount: 99_500,
  planLimit: 100,
  hasOpenInvoice: false,
  overdueAt: null,
  endsAt: null,
  nextAmount: null,
  paidFrom: new Date('2026-12-01T00:00:00Z'),
  paidUntil: new Date('2027-01-01T00:00:00Z'),
}
const at = { now: new Date('2026-12-16T12:00:00Z'), zone: 'UTC' }

test('costs the days that are left, at the price that is paid', () => {
  expect(quoteSeats(paying, 2, at)).toEqual({
    quote: { seats: 2, amount: 20_542, until: paying.paidUntil, monthly: 139_300 },
    blocked: null,
  })
})

test('has no price beyond what the plan includes', () => {
  expect(quoteSeats(paying, 96, at)).toEqual({ quote: null, blocked: null })
  expect(quoteSeats({ ...paying, planLimit: null }, 96, at).quote).not.toBeNull()
})

test.each<[Partial<PayingForPeople>, string]>([
  [{ overdueAt: at.now, hasOpenInvoice: true }, 'The last payment failed. Update the card first.'],
  [{ endsAt: at.now }, 'This subscription has been canceled. Keep it first.'],
  [{ nextAmount: 100 }, 'A change is already planned with the next payment. Keep your plan first.'],
  [{ hasOpenInvoice: true }, 'An invoice is still open. Pay or cancel it first.'],
  [{ paidUntil: new Date('2026-12-17T12:00:00Z') }, 'The next payment is due on Dec 17, 2026. Try again after that.'],
])('says what is in the way: %j', (given, blocked) => {
  expect(quoteSeats({ ...paying, ...given }, 2, at)).toEqual({ quote: null, blocked })
})
