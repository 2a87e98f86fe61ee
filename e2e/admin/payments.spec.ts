import type { BrowserContext } from '@playwright/test'
import { beginSubscription } from '@/lib/billing/paying/commands/begin-subscription'
import { db } from '@/lib/platform/db'
import { cookieOf } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'
import { aWaitingEvent } from '@/tests/factories/platform/platform'
import { aWorkspace, unique } from '@/tests/factories/workspaces'

async function arriveAsSuperAdmin(context: BrowserContext) {
  const { userId: sub } = await aSuperAdmin()
  const cookie = await cookieOf({ sub, workspaceId: null, sessionVersion: 1, isSuperAdmin: true })
  await context.addCookies([{ ...cookie, url: process.env.E2E_URL ?? '' }])
}

/** What happens at Razorpay, which tells the product of it. */
async function atRazorpay(subscription: string, act: 'turn' | 'fail' | 'recover') {
  const body = JSON.stringify({ subscription, act })
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`${process.env['RAZORPAY_API_URL']}/_control`, { method: 'POST', headers, body })
  expect(status).toBe(200)
}

const stateOf = async (id: string) => {
  const { status, overdueAt } = await db.subscription.findUniqueOrThrow({ where: { id } })
  return overdueAt === null ? status : 'past due'
}

/** A workspace that pays. */
async function aPayingWorkspace() {
  const workspace = await aWorkspace({ name: unique('Harbour'), plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  const { pricePerMonth } = await db.plan.findFirstOrThrow({ where: { type: 'PRO', isActive: true } })
  const paid = await beginSubscription(admin, { plan: 'PRO', people: 3, amount: pricePerMonth * 3 })
  await atRazorpay(paid.razorpayId, 'turn')
  await expect.poll(() => stateOf(paid.id), { timeout: 30_000 }).toBe('ACTIVE')
  return { ...paid, name: workspace.name }
}

test('a super admin finds a workspace whose payment failed, and checks it once it is paid', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const { id, razorpayId, name } = await aPayingWorkspace()
  await atRazorpay(razorpayId, 'fail')
  await expect.poll(() => stateOf(id), { timeout: 30_000 }).toBe('past due')

  await arriveAsSuperAdmin(context)
  await page.goto('/admin')
  await page
    .getByRole('list', { name: 'To do' })
    .getByRole('link', { name: /past due$/ })
    .click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('Overdue invoice')).toBeVisible()
  await expect(page.getByText('declined by your bank')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible()

  await atRazorpay(razorpayId, 'recover')
  await page.getByRole('button', { name: 'Check with Razorpay' }).click()
  await expect(page.getByText('Up to date')).toBeVisible()
  await expect(page.getByText('Overdue invoice')).toBeHidden()
  await expect(page.getByText('Next invoice')).toBeVisible()
  await expect(page.getByText(`Checked the payments of “${name}” with Razorpay`)).toBeVisible()
})

/** A job works on events each minute, too; not on those of this subscription while its lock is held. */
const whileLocked = (razorpayId: string, work: () => Promise<void>) =>
  db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('subscription'), hashtext(${razorpayId}))`
      await work()
    },
    { timeout: 20_000 },
  )

test('a super admin retries a webhook that nothing has come of', async ({ page, context }) => {
  test.setTimeout(120_000)
  const { razorpayId, name } = await aPayingWorkspace()
  await arriveAsSuperAdmin(context)
  const row = page.getByRole('list', { name: 'Webhooks waiting' }).getByRole('listitem').filter({ hasText: name })
  await whileLocked(razorpayId, async () => {
    await aWaitingEvent(razorpayId)
    await page.goto('/admin')
    await page
      .getByRole('list', { name: 'To do' })
      .getByRole('link', { name: /waiting$/ })
      .click()
    await expect(row).toBeVisible()
  })
  await row.getByRole('button', { name: 'Retry' }).click()
  await expect(row).toBeHidden()
  expect(await db.paymentEvent.count({ where: { razorpayId, workedOnAt: null } })).toBe(0)
})
