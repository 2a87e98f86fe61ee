import { aMember } from '@/tests/factories/members'
import { expect, test } from '../support/test'

test('what was typed and not saved is asked about once, whichever link leads away', async ({ visit }) => {
  const page = await visit(await aMember())
  await page.goto('/profile/edit')
  const title = page.getByLabel('Job title')
  await title.fill('Harbour master')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feedback' }).click()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await expect(title).toHaveValue('Harbour master')

  await page.getByRole('link', { name: 'Notifications' }).first().click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/notifications/)
})

test("the browser's Back is asked about as well, and goes where it was about to", async ({ visit }) => {
  const page = await visit(await aMember())
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const title = page.getByLabel('Job title')
  const back = () => page.evaluate(() => window.history.back())
  const edit = async () => {
    await page.getByRole('main').getByRole('link', { name: 'Edit' }).click()
    await page.waitForURL('/profile/edit')
  }
  await page.goto('/feedback')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('link', { name: 'Your profile' }).click()
  await page.waitForURL('/profile')
  await edit()
  await back()
  await expect(page).toHaveURL('/profile')

  await edit()
  await title.pressSequentially('Harbour master')
  await back()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL('/profile/edit')
  await expect(title).toHaveValue('Harbour master')

  await back()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(question).toBeHidden()
  await page.goForward()
  await expect(title).not.toHaveValue('Harbour master')
  await back()
  await expect(page).toHaveURL('/profile')
  await back()
  await expect(page).toHaveURL(/\/feedback/)
})

test('what was saved is left without a question', async ({ visit }) => {
  const page = await visit(await aMember())
  await page.goto('/profile/edit')
  await page.getByLabel('Job title').fill('Harbour master')
  await page.getByRole('button', { name: 'Save', exact: false }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText('Harbour master')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feedback' }).click()
  await expect(page).toHaveURL(/\/feedback/)
})

test('up and down lead from row to row', async ({ visit }) => {
  const page = await visit(await aMember())
  await page.goto('/template?tab=default')
  const rows = page.getByRole('listitem').getByRole('link')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rows.first()).toBeFocused()
})
