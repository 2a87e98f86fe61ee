import { anApplauseCircle } from '@/tests/factories/applause'
import { expectOpenedAccessible } from '@/e2e/support/looks'
import { expect, test } from '@/e2e/support/test'
import { toastOf } from '@/e2e/support/wizard'

test('a menu, the palette, a form in a dialog with its faults, and its list keep nobody out', async ({ visit }) => {
  const { giver } = await anApplauseCircle()
  const page = await visit(giver)
  await page.goto('/one-on-one')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expectOpenedAccessible(page, page.locator(':popover-open'))
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  const command = page.getByRole('combobox', { name: 'Search or do anything' })
  await command.fill('give applause')
  await expect(page.getByRole('option', { name: 'Give applause', selected: true })).toBeVisible()
  await expectOpenedAccessible(page, page.getByRole('dialog', { name: 'Find anything' }))
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Give applause' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Choose who to thank.').locator('visible=true').first()).toBeVisible()
  await expectOpenedAccessible(page, dialog)
  await dialog.getByRole('combobox', { name: 'To' }).fill('T')
  await expectOpenedAccessible(page, page.getByRole('listbox'))
})

test('nor do a toast and a question', async ({ visit }) => {
  const { giver } = await anApplauseCircle()
  const page = await visit(giver)
  await page.goto('/profile?tab=settings')
  await page.getByLabel('Time zone', { exact: true }).selectOption('Asia/Kolkata')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // It stays for as long as the pointer rests on it.
  await toastOf(page).hover()
  await expectOpenedAccessible(page, toastOf(page))

  await page.goto('/profile/edit')
  await page.getByLabel('First name').fill('Priya')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expectOpenedAccessible(page, page.getByRole('alertdialog', { name: 'Leave without saving?' }))
})
