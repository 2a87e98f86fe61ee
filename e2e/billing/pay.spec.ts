import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aSubscription } from '@/tests/factories/subscriptions'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace } from '@/tests/factories/workspaces'
import { daysFrom, now } from '@/lib/platform/clock'
import { expect, test } from '@/e2e/support/test'

const plan = '/workspace/edit?tab=plan'

/** Presses Pay in the checkout that is open. */
async function payThere(page: Page) {
  const checkout = page.frameLocator('iframe[title="Razorpay"]')
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click()
}

/** What becomes of the subscription at Razorpay: a card fails, or is given up on. */
async function atRazorpay(act: 'fail' | 'halt', { workspaceId }: Actor) {
  const where = { workspaceId, razorpayId: { not: null } }
  const { razorpayId } = await db.subscription.findFirstOrThrow({ where, select: { razorpayId: true } })
  const answer = await fetch(`${process.env['RAZORPAY_API_URL'] ?? ''}/_control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription: razorpayId, act }),
  })
  expect(answer.ok).toBe(true)
}

/** Loads the plan again until it says this. */
const comes = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.goto(plan)
      return page.locator('main').innerText()
    })
    .toContain(text)

const subscription = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Subscription', exact: true }) })

/** An Admin of a workspace of their own subscribes to Pro for everybody here. */
async function subscribe(page: Page) {
  await page.goto(plan)
  await page.getByRole('button', { name: 'Subscribe to Pro' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  await payThere(page)
  await expect(subscription(page)).toContainText('Pro for 1 person, ₹199 a month')
}

test('an Admin goes from the trial to a paid plan, and to more people', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  await aMember({ workspace })
  await aSubscription({ workspace, isTrial: true, trialEndsAt: daysFrom(now(), 9) })
  await arriveAs(admin)
  await page.goto(plan)
  await expect(page.getByText('398 a month for 2 people')).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe to Pro' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('People').fill('3')
  await expect(dialog).toContainText('Next payment₹597 on')
  await dialog.getByRole('button', { name: 'Pay ₹597' }).click()
  await payThere(page)
  await expect(page.getByText('Your workspace is on Pro')).toBeVisible()
  await expect(subscription(page)).toContainText('Pro for 3 people, ₹597 a month')

  await subscription(page).getByRole('button', { name: 'Change people' }).click()
  await dialog.getByLabel('People').fill('5')
  await expect(dialog).toContainText('Next payment₹995 on')
  await dialog.getByRole('button', { name: 'Pay ₹398' }).click()
  await payThere(page)
  await expect(subscription(page)).toContainText('Pro for 5 people, ₹995 a month')
  await expect(page.getByRole('row').filter({ hasText: '2 more people on Pro' })).toContainText('₹398')
})

test('an Admin goes to a larger plan, plans a smaller one and takes that back', async ({ page, arriveAs }) => {
  await arriveAs(await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) }))
  await subscribe(page)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Upgrade to Business' }).click()
  await expect(dialog).toContainText('Next payment₹349 on')
  await dialog.getByRole('button', { name: 'Pay ₹150' }).click()
  await payThere(page)
  await expect(subscription(page)).toContainText('Business for 1 person, ₹349 a month')

  await page.getByRole('button', { name: 'Change to Pro' }).click()
  await dialog.getByRole('button', { name: 'Change to Pro' }).click()
  await expect(subscription(page)).toContainText('Pro for 1 person, ₹199 a month')
  await page.getByRole('button', { name: 'Keep Business for 1 person' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Business for 1 person' }).click()
  await expect(subscription(page)).toContainText('Next payment₹349 on')
})

test('an Admin cancels after reading what becomes read-only, and keeps the plan', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace })
  await arriveAs(admin)
  await subscribe(page)
  for (const title of ['First', 'Second', 'Third of them']) await aTemplate(admin, { title })
  await page.reload()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 template becomes read-only: “Third of them”.')
  await question.getByRole('button', { name: 'Cancel Pro' }).click()
  await page.getByRole('button', { name: 'Keep Pro' }).click()
  await expect(question).toContainText('The next payment is ₹199 on')
  await question.getByRole('button', { name: 'Keep Pro' }).click()
  await expect(subscription(page)).toContainText('Next payment₹199 on')
})

test('a checkout that is closed unpaid leaves an invoice that can be paid or canceled', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await arriveAs(await anAdmin({ workspace }))
  await subscribe(page)
  await subscription(page).getByRole('button', { name: 'Change people' }).click()
  await page.getByRole('dialog').getByLabel('People').fill('2')
  await page.getByRole('dialog').getByRole('button', { name: 'Pay ₹199' }).click()
  await page.frameLocator('iframe[title="Razorpay"]').getByRole('button', { name: 'Close' }).click()
  await expect(subscription(page)).toContainText('1 more person on Pro: ₹199 is due on')
  await subscription(page).getByRole('button', { name: 'Cancel invoice' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel invoice' }).click()
  await expect(subscription(page).getByRole('button', { name: 'Change people' })).toBeVisible()
})

test('a card that fails is overdue, then the workspace is on Free, and paying restores everything', async ({
  page,
  arriveAs,
}) => {
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  await arriveAs(admin)
  await subscribe(page)
  await atRazorpay('fail', admin)
  await comes(page, 'Your last payment failed')
  await page.goto('/dashboard')
  await expect(page.getByRole('complementary', { name: 'Plan' })).toContainText('Update the card by')
  await atRazorpay('halt', admin)
  await comes(page, 'You’re on Free')
  await subscription(page).getByRole('button', { name: 'Update card and pay ₹199' }).click()
  await payThere(page)
  await expect(page.getByRole('heading', { name: /You’re on Pro/ })).toBeVisible()
  await expect(subscription(page)).toContainText('Next payment₹199 on')
})
