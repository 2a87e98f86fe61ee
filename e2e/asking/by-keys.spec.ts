import type { Page } from '@playwright/test'
import { aManager } from '@/tests/factories/members'
import { aCircle, aDraft, aReview } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { someNominations } from '@/tests/reviews/nominations/circumstances'
import { expect, test } from '@/e2e/support/test'

/** Presses Enter on what the keyboard has come to. */
async function pressByKey(page: Page, role: 'link' | 'button', name: string | RegExp) {
  const element = page.getByRole(role, { name }).first()
  await element.focus()
  // Only who presses a key is seen to use one.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(element).toBeFocused()
  await page.keyboard.press('Enter')
}

test('who opens a row by key goes on in what it opened, and at the row again once that is closed', async ({
  visit,
}) => {
  const { creator, asked } = await aCircle(2)
  const { id } = await aReview(creator, { asked })
  const name = `${asked[1]?.firstName} ${asked[1]?.lastName}`
  const page = await visit(creator)
  await page.goto(`/feedback/edit/${id}?tab=people`)
  await pressByKey(page, 'link', name)
  await expect(page.getByRole('heading', { name })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to everyone' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name })).toHaveCount(0)
  await expect(page.getByRole('link', { name })).toBeFocused()
})

test('who asks somebody else by key goes on at the one who takes the place', async ({ visit }) => {
  const { creator, asked } = await aCircle(3)
  const [kept, left, instead] = asked.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const { id } = await aReview(creator, { asked: asked.slice(0, 2) })
  const page = await visit(creator)
  await page.goto(`/feedback/edit/${id}?tab=people`)
  await pressByKey(page, 'link', left ?? '')
  await expect(page.getByRole('heading', { name: left })).toBeFocused()
  await page.getByRole('combobox', { name: /^Replace / }).focus()
  await page.keyboard.type(instead ?? '')
  await expect(page.getByRole('option', { name: instead })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option', { name: instead })).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: instead })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Ask instead' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: instead })).toBeFocused()
  await expect(page.getByRole('link', { name: kept })).toBeVisible()
  await expect(page.getByRole('link', { name: left })).toHaveCount(0)
})

test('the Enter that ends a composed word adds no half of one', async ({ visit }) => {
  const manager = await aManager()
  const { id } = await aTemplate(manager)
  const page = await visit(manager)
  await page.goto(`/template/edit/${id}`)
  const box = page.getByLabel('Tags')
  await box.fill('にほ')
  await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(box).toHaveValue('にほ')
  await box.fill('日本')
  await box.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove the tag 日本' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tags of this template' }).getByRole('listitem')).toHaveCount(1)
})

test('who searches by key goes on in the box, on the page that is there', async ({ visit }) => {
  const { creator } = await aCircle(0)
  for (const title of ['Spring', 'Autumn']) await aDraft(creator, { title })
  const page = await visit(creator)
  await page.goto('/feedback?tab=created')
  const box = page.getByRole('searchbox', { name: 'Search feedback' })
  await page.evaluate(() => document.body.setAttribute('data-still-here', ''))
  await box.pressSequentially('autumn')
  await page.keyboard.press('Enter')
  await page.waitForURL('/feedback?tab=created&search=autumn')
  await expect(page.getByRole('link', { name: 'Spring' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Autumn' })).toBeVisible()
  await expect(box).toBeFocused()
  await page.keyboard.type('x')
  await expect(box).toHaveValue('autumnx')
  await expect(page.locator('body[data-still-here]')).toHaveCount(1)
})

test('approving one nomination by key leads to the next', async ({ visit }) => {
  const { creator, review } = await someNominations({ count: 3 })
  const page = await visit(creator)
  await page.goto(`/feedback/id/${review.id}/nominations`)
  await pressByKey(page, 'button', /^Approve /)
  await expect(page.getByText('Approved', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Approve / }).first()).toBeFocused()
})
