import { confirmAddition } from '@/lib/billing/paying/commands/confirm-addition'
import { requestSeats } from '@/lib/invitations/seats/commands/request-seats'
import { db } from '@/lib/platform/db'
import { aPayingWorkspace, dueTodayFor, payOrder, type PayingWorkspace } from '@/tests/billing/paying/the-razorpay'
import { anAddress, invitesTo } from '@/tests/factories/invitations'

export const PRICE = 19_900

export const addresses = (count: number) => Array.from({ length: count }, () => anAddress())

/** What the browser sends that was shown the price of so many seats. */
export async function priced(paying: PayingWorkspace, emails: string[], seats = emails.length, given = {}) {
  return { ...invitesTo(emails, given), seats, amount: await dueTodayFor(paying, seats * PRICE) }
}

/** A workspace of two that pays for two, and people who wait for the payment of their seats. */
export async function waitingPeople(count = 2, given: Parameters<typeof invitesTo>[1] = {}) {
  const paying = await aPayingWorkspace({ people: 2, plan: count > 50 ? 'BUSINESS' : 'PRO' })
  const emails = addresses(count)
  const price = count > 50 ? 34_900 : PRICE
  const amount = await dueTodayFor(paying, count * price)
  const input = { ...invitesTo(emails, given), seats: count, amount }
  const { id, orderId } = await requestSeats(paying.admin, input)
  const pay = async () => {
    const { invoice: _, ...paid } = payOrder(paying, orderId)
    await confirmAddition(paying.admin, { id, ...paid })
  }
  return { paying, admin: paying.admin, emails, input, amount, id, orderId, pay }
}

export const invitationsOf = (workspaceId: string) =>
  db.invitation.findMany({
    where: { workspaceId },
    orderBy: { email: 'asc' },
    include: { teams: true, tags: true },
  })

export const batchOf = (id: string) => db.seatBatch.findUnique({ where: { id }, include: { requests: true } })
