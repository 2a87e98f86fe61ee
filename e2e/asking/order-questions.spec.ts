import type { Page } from '@playwright/test'
import { aManager } from '@/tests/factories/members'
import { aDraft, aQuestion } from '@/tests/factories/reviews'
import { db } from '@/lib/platform/db'
import { expect, test } from '@/e2e/support/test'

const texts = ['What went well?', 'What did not?', 'What comes next?', 'Anything else?']

const rows = (page: Page) => page.getByRole('list', { name: 'Questions', exact: true }).locator('> li')
const grip = (page: Page, number: number) =>
  rows(page)
    .nth(number - 1)
    .locator('.cursor-grab')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectOrder(page: Page, ...order: number[]) {
  await expect(rows(page)).toContainText(order.map((index) => texts[index] ?? ''))
}

async function centreOf(page: Page, number: number) {
  const box = await grip(page, number).boundingBox()
  if (!box) throw new Error(`Question ${number} has no grip to be seen.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Takes a question by its grip and moves it, as a hand does, past the middle of another. */
async function drag(page: Page, from: number, to: number) {
  const [start, end] = [await centreOf(page, from), await centreOf(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y + Math.sign(end.y - start.y) * 8, { steps: 12 })
}

/** One stands open at first, its text in a field; closed, all are lines of equal height that say what they ask. */
async function closeAll(page: Page) {
  await page.getByRole('button', { name: 'Open all' }).click()
  await page.getByRole('button', { name: 'Close all' }).click()
}

async function openDraft(page: Page, arriveAs: (actor: Awaited<ReturnType<typeof aManager>>) => Promise<void>) {
  const creator = await aManager()
  const questions = texts.map((questionText) => aQuestion('input', { questionText }))
  const { id } = await aDraft(creator, { questions })
  await arriveAs(creator)
  await page.goto(`/feedback/edit/${id}?step=questions`)
  await closeAll(page)
  await expectOrder(page, 0, 1, 2, 3)
  return id
}

/** The questions in the order in which they are stored. That they are saved may still be said of the order before. */
async function storedOrder(reviewId: string) {
  const { content } = await db.form.findFirstOrThrow({ where: { reviewId } })
  const text = JSON.stringify(content)
  return [0, 1, 2, 3].toSorted((one, other) => text.indexOf(texts[one] ?? '') - text.indexOf(texts[other] ?? ''))
}

test('a question is dragged to its place with a mouse, and stays there', async ({ page, arriveAs }) => {
  const id = await openDraft(page, arriveAs)
  await drag(page, 1, 3)
  await page.mouse.up()
  await expectOrder(page, 1, 2, 0, 3)
  await expect(page.getByText('question 1 moved to place 3 of 4.')).toBeAttached()
  await drag(page, 4, 1)
  await page.mouse.up()
  await expectOrder(page, 3, 1, 2, 0)
  await expect(page.getByRole('banner').getByText(/Saved \d\d:\d\d/)).toBeVisible()
  await expect.poll(() => storedOrder(id)).toEqual([3, 1, 2, 0])
  await page.reload()
  await closeAll(page)
  await expectOrder(page, 3, 1, 2, 0)
})

test('a question that is let go with escape is back where it was', async ({ page, arriveAs }) => {
  await openDraft(page, arriveAs)
  await drag(page, 1, 3)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expectOrder(page, 0, 1, 2, 3)
  // A press on the grip is no drag, and the one after it is whole.
  await grip(page, 2).click()
  await expectOrder(page, 0, 1, 2, 3)
  await drag(page, 2, 1)
  await page.mouse.up()
  await expectOrder(page, 1, 0, 2, 3)
})

test('a question is moved by keys to the end, where the focus stays and each place is announced', async ({
  page,
  arriveAs,
}) => {
  await openDraft(page, arriveAs)
  await button(page, 'Move question 2 down').focus()
  await page.keyboard.press('Enter')
  await expectOrder(page, 0, 2, 1, 3)
  await expect(page.getByText('question 2 moved to place 3 of 4.')).toBeAttached()
  await expect(button(page, 'Move question 3 down')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectOrder(page, 0, 2, 3, 1)
  await expect(button(page, 'Move question 4 down')).toBeFocused()
  await expect(button(page, 'Move question 4 down')).toBeDisabled()
  await page.keyboard.press('Enter')
  await expectOrder(page, 0, 2, 3, 1)
})
