import type { Page } from '@playwright/test'
import { expect } from '@/e2e/support/test'

/** The headings and sentences of a page. Its first step stands in its head and in an empty list. */
const saidOn = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const parts = [...main.querySelectorAll('h1, h2, h3, p')].filter((part) => part.checkVisibility())
    return parts.map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim())
  })

/** A label of one or two words, or a figure, says nothing by itself. */
const isSentence = (text: string) => text.split(' ').length > 2

/** A page says nothing twice, and leads on: to something to do, to read or to choose. */
export async function expectReadable(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const said = (await saidOn(page)).filter(isSentence)
  const twice = said.filter((text, index) => said.indexOf(text) !== index)
  expect.soft(twice, `${path} says it twice`).toEqual([])
  const leads = page.getByRole('main').locator('a[href], button:not([disabled]), input:not([disabled])')
  await expect.soft(leads, `${path} leads nowhere`).not.toHaveCount(0)
}
