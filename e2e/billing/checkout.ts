import type { Page } from '@playwright/test'
import { anAdmin, aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect } from '@/e2e/support/test'

/** The checkout that is open in front of the page. */
export const checkout = (page: Page) => page.frameLocator('iframe[title="Razorpay"]')

/** Pays what the open checkout asks for. */
export const payNow = (page: Page) => checkout(page).getByRole('button', { name: 'Pay', exact: true }).click()

/** The Admin of a workspace of two that is about to pay. */
export async function aPayer() {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const admin = await anAdmin({ workspace, firstName: 'Amara', lastName: 'Okafor' })
  await aMember({ workspace })
  return { workspace, admin }
}

/** Subscribes to Pro for so many people, as the Admin whose browser it is. */
export async function subscribe(page: Page, people: number) {
  await page.goto('/workspace/edit?tab=plan')
  await page.getByRole('button', { name: 'Subscribe to Pro' }).click()
  const dialog = page.getByRole('dialog', { name: 'Subscribe to Pro' })
  await dialog.getByLabel('People').fill(String(people))
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
  await payNow(page)
  await expect(page.getByText('Your workspace is on Pro')).toBeVisible()
}
