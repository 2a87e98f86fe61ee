import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BillingPart } from '@/components/admin/organizations/billing-part'
import { OrganizationScreen } from '@/components/admin/organizations/organization-screen'
import { ToDoPart } from '@/components/admin/operation/to-do-part'
import { getWaiting } from '@/lib/admin/operation/queries/get-waiting'
import { organizationListSchema } from '@/lib/admin/organizations/schema'
import { listOrganizations } from '@/lib/admin/organizations/queries/list-organizations'
import { getBilling } from '@/lib/admin/organizations/queries/get-billing'
import { getOrganization } from '@/lib/admin/organizations/queries/get-organization'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { formatDate } from '@/lib/shared/dates'
import { aSuperAdmin } from '@/tests/factories/members'
import { aPaidSubscription, aPayment } from '@/tests/factories/subscriptions'
import { aWorkspace } from '@/tests/factories/workspaces'

const wordsOf = (element: React.ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

type Given = Omit<Parameters<typeof aPaidSubscription>[0], 'workspace'>

async function aBilledWorkspace(given: Given) {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const subscription = await aPaidSubscription({ workspace, ...given })
  const shown = async () => {
    const billing = await getBilling(await aSuperAdmin(), workspace.id, undefined)
    return wordsOf(<BillingPart id={workspace.id} billing={billing} paidTotal={0} isFirstPage zone="UTC" />)
  }
  return { ...workspace, subscriptionId: subscription.id, shown }
}

test('shows when and why the last payment failed, and how often it was tried', async () => {
  const { subscriptionId: id, shown } = await aBilledWorkspace({ razorpayStatus: 'pending', overdueAt: now() })
  expect(await shown()).not.toContain('Failed payment')
  const failed = { failedAt: new Date('2026-11-27T09:00:00Z'), failedAmount: 159_200 }
  await db.subscription.update({ where: { id }, data: { ...failed, failure: 'The card has expired.' } })
  expect(await shown()).toContain('Failed payment ₹1,592 on Nov 27, 2026: The card has expired.')
  await db.subscription.update({ where: { id }, data: { failure: '' } })
  expect(await shown()).toContain('Failed payment ₹1,592 on Nov 27, 2026 ')
  expect(await shown()).not.toContain('Tried')
  await db.subscription.update({ where: { id }, data: { failedTries: 1 } })
  expect(await shown()).toContain('Tried 1 time ')
})

test('shows when a failed payment is tried again', async () => {
  const { subscriptionId: id, shown } = await aBilledWorkspace({ razorpayStatus: 'pending', overdueAt: now() })
  const chargeAt = daysFrom(now(), 1)
  await db.subscription.update({ where: { id }, data: { chargeAt } })
  const next = `Next try ${formatDate(chargeAt, 'MMM DD, YYYY', 'UTC')}`
  expect(await shown()).toContain(next)
  await db.subscription.update({ where: { id }, data: { status: 'EXPIRED', razorpayStatus: 'halted' } })
  expect(await shown()).not.toContain('Next try')
})

test('an end that has passed has ended', async () => {
  const halted = { status: 'EXPIRED', razorpayStatus: 'halted', overdueAt: now() } as const
  const over = await aBilledWorkspace({ ...halted, endsAt: new Date('2026-03-25T09:00:00Z') })
  expect(await over.shown()).toContain('Ended Mar 25, 2026')
  const ending = await aBilledWorkspace({ endsAt: daysFrom(now(), 3) })
  expect(await ending.shown()).toMatch(/ Ends \w{3} \d/)
})

test('a canceled plan says above that it has ended', async () => {
  const canceled = { status: 'CANCELED', razorpayStatus: 'cancelled' } as const
  const { id } = await aBilledWorkspace({ ...canceled, endsAt: new Date('2026-03-25T09:00:00Z') })
  const root = await aSuperAdmin()
  const [organization, billing] = await Promise.all([getOrganization(root, id), getBilling(root, id, undefined)])
  const acts = { rows: [], next: null }
  const words = wordsOf(
    <OrganizationScreen organization={organization} billing={billing} acts={acts} isFirstPage zone="UTC" />,
  )
  expect(words).toContain('Free Canceled Ended Mar 25, 2026')
})

test('a payment that came too late is to refund, here, in the list of workspaces and among what is to do', async () => {
  const canceled = { status: 'CANCELED', razorpayStatus: 'cancelled' } as const
  const { id, subscriptionId, shown } = await aBilledWorkspace({ ...canceled, endsAt: daysFrom(now(), -2) })
  const root = await aSuperAdmin()
  const toRefund = async () => (await getWaiting(root)).toRefund
  const before = await toRefund()
  await aPayment({ id: subscriptionId }, { paidAt: daysFrom(now(), -3) })
  expect(await shown()).not.toContain('Refund')
  expect(await toRefund()).toBe(before)
  await aPayment({ id: subscriptionId })
  expect(await shown()).toContain('Paid after its plan was replaced or canceled. Refund it at Razorpay')
  expect(await shown()).not.toContain('Ask for it back')
  expect(await toRefund()).toBe(before + 1)
  const filter = organizationListSchema.parse({ billing: 'to-refund' })
  expect((await listOrganizations(root, filter)).rows.map((row) => row.id)).toContain(id)
  const waiting = await getWaiting(root)
  expect(wordsOf(<ToDoPart waiting={{ ...waiting, toRefund: 1 }} />)).toContain('1 workspace to refund Check')
})
