import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** The card of the question that asks this. */
export const questionCard = (page: Page, text: string): Locator =>
  page.locator('[id^="question-"]').filter({ hasText: text })

/** Presses an answer of a choice. What can be seen is the label; the input lies under it. */
export const pick = (page: Page, question: string, answer: string | RegExp) =>
  questionCard(page, question).getByRole('radio', { name: answer }).check()

/** Everything typed so far has reached the server. */
export const expectSaved = (page: Page) => expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible()

/** Sends the answers with a double click, as impatient people do, and waits for the receipt. */
export async function sendAnswers(page: Page) {
  await page.getByRole('button', { name: 'Send answers' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
}
