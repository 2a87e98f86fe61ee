import type { Page } from '@playwright/test'
import { anApplause, anApplauseCircle, anApplauseComment } from '@/tests/factories/applause'
import { aFollowUpBetween } from '@/tests/factories/follow-ups'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aPayer, checkout, payNow } from '@/e2e/billing/checkout'
import { completeEarly } from '@/e2e/support/complete-early'
import { pressOn } from '@/e2e/support/keys'
import { expect, test } from '@/e2e/support/test'

/** Something on the page has the focus, other than the page as a whole. */
async function expectFocused(page: Page) {
  await expect(page.locator('main :focus')).toHaveCount(1)
}

test('after a checkout is closed its button has the focus, and after it is paid the page keeps it', async ({
  page,
  arriveAs,
}) => {
  const { admin } = await aPayer()
  await arriveAs(admin)
  await page.goto('/workspace/edit?tab=plan')
  const open = page.getByRole('button', { name: 'Subscribe to Pro' })
  const begin = async () => {
    await open.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay ₹/ })
      .click()
  }
  await begin()
  await checkout(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Nothing was paid.')).toBeVisible()
  await expect(open).toBeFocused()
  await begin()
  await payNow(page)
  await expect(page.getByText('Your workspace is on Pro')).toBeVisible()
  await expect(open).toHaveCount(0)
  await expectFocused(page)
})

test('completing a meeting and undoing it lead to its heading, by pointer, and to the next button, by keys', async ({
  page,
  arriveAs,
}) => {
  const { organizer, id } = await aFollowUpBetween({})
  await arriveAs(organizer)
  await page.goto(`/followups/${id}`)
  const undo = page.getByRole('button', { name: 'Undo completion' })
  const complete = page.getByRole('button', { name: 'Complete', exact: true })
  const heading = page.getByRole('heading', { level: 1 })
  await completeEarly(page)
  await expect(undo).toBeVisible()
  await expect(heading).toBeFocused()
  await undo.click()
  await expect(complete).toBeVisible()
  await expect(heading).toBeFocused()
  await pressOn(page, complete)
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Complete', exact: true }))
  await expect(undo).toBeVisible()
  await expectFocused(page)
  await pressOn(page, undo)
  await expect(complete).toBeVisible()
  await expectFocused(page)
})

test('a celebration that is switched off leaves the focus on its switch', async ({ page, arriveAs }) => {
  await arriveAs(await aMember())
  await page.goto('/profile?tab=settings')
  const celebrations = page.getByRole('region', { name: 'Celebrations' })
  const first = celebrations.getByRole('switch').first()
  await first.click()
  await expect(first).not.toBeChecked()
  await page.waitForLoadState('networkidle')
  await expect(first).toBeFocused()
})

test('a deleted comment leaves the focus in its page, by pointer and by keys', async ({ page, arriveAs }) => {
  const { giver, tom } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  for (const comment of ['Well said.', 'And kind.']) await anApplauseComment(giver, id, comment)
  await arriveAs(giver)
  await page.goto(`/applaud/${id}`)
  const comments = page.getByRole('list', { name: 'Comments' })
  const remove = comments.getByRole('button', { name: 'Delete' })
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
  await remove.first().click()
  await confirm.click()
  await expect(remove).toHaveCount(1)
  await expectFocused(page)
  await pressOn(page, remove.first())
  await pressOn(page, confirm)
  await expect(remove).toHaveCount(0)
  await expectFocused(page)
})

test('a disconnected account leaves the focus in its section', async ({ page, arriveAs }) => {
  await arriveAs(await anAdmin())
  await page.goto('/profile?tab=integrations')
  const line = page.getByRole('listitem').filter({ hasText: 'Google Calendar' })
  for (const isByKeys of [false, true]) {
    await line.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByRole('link', { name: 'Allow' }).click()
    const disconnect = line.getByRole('button', { name: 'Disconnect' })
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' })
    await (isByKeys ? pressOn(page, disconnect) : disconnect.click())
    await (isByKeys ? pressOn(page, confirm) : confirm.click())
    await expect(disconnect).toHaveCount(0)
    const left = isByKeys
      ? line.getByRole('button', { name: 'Connect', exact: true })
      : page.getByRole('heading', { name: 'Connected accounts' })
    await expect(left).toBeFocused()
  }
})
