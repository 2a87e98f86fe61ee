import type { Page } from '@playwright/test'
import { expect } from './test'

/** Opens the form of the format with this name; it is stored with the first edit. */
export async function startForm(page: Page, format: string) {
  await page.goto('/feedback/add')
  await page.getByRole('link', { name: format }).click()
  await page.waitForURL(/\/feedback\/add\?format=\w+&step=questions/)
}

/** Adds a question of this type at the end; it is the one that is open last. */
export async function addQuestion(page: Page, type: string, text: string) {
  const questions = page.getByLabel('Question', { exact: true })
  const before = await questions.count()
  await page.getByRole('region', { name: /^Add/ }).getByRole('button', { name: type }).click()
  await expect(questions).toHaveCount(before + 1)
  await questions.last().fill(text)
}

/** Goes on to the step of this name. */
export const goOnTo = (page: Page, step: string) => page.getByRole('button', { name: `Continue to ${step}` }).click()

/** Chooses people or teams by what they are called. */
export async function choose(page: Page, names: string[]) {
  const box = page.getByRole('combobox', { name: 'People, teams and tags' })
  for (const name of names) {
    await box.fill(name)
    await page.getByRole('option', { name }).click()
  }
}

/** Opens a line of the step Permissions. */
export const openLine = (page: Page, title: string) =>
  page
    .locator('summary')
    .filter({ has: page.getByText(title, { exact: true }) })
    .click()

/** What the toast on top says. */
export const toastOf = (page: Page) => page.locator('[data-sonner-toast]').first()
