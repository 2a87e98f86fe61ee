import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { expect, test } from '@/e2e/support/test'
import { aCelebration, aTeamOfTwo } from '@/tests/factories/celebrations'
import { aReview } from '@/tests/factories/reviews'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Happy anniversary, Asha' })

const isIdle = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/applaud/system-generated') && response.ok())

test('the dialog opens in one of two windows, once a day, and closing it views it', async ({ visit }) => {
  const { asha } = await aTeamOfTwo()
  const { id } = await aCelebration(asha)
  const page = await visit(asha)
  const other = await page.context().newPage()
  await Promise.all([page.goto('/goals'), other.goto('/feedback')])
  await expect.poll(async () => (await dialogOf(page).count()) + (await dialogOf(other).count())).toBe(1)
  const first = (await dialogOf(page).count()) === 1 ? page : other
  await expect(dialogOf(first)).toContainText('for 3 years.')
  const second = first === page ? other : page
  await Promise.all([isIdle(second), second.reload()])
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialogOf(second)).toHaveCount(0)
  await first.keyboard.press('Escape')
  await expect(dialogOf(first)).toHaveCount(0)
  await expect.poll(async () => (await db.celebration.findUniqueOrThrow({ where: { id } })).viewedAt).not.toBeNull()
  await Promise.all([isIdle(first), first.reload()])
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialogOf(first)).toHaveCount(0)
})

test('a dialog whose day is claimed as somebody begins to type opens once they are done', async ({ visit }) => {
  const { asha } = await aTeamOfTwo()
  await aCelebration(asha)
  const page = await visit(asha)
  let release: () => void = () => undefined
  const isHeld = new Promise<void>((resolve) => {
    release = resolve
  })
  const claims: string[] = []
  await page.route('**/users', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    claims.push(await response.text())
    await isHeld
    await route.fulfill({ response })
  })
  await page.goto('/users')
  await expect.poll(() => claims).toHaveLength(1)
  const search = page.getByRole('searchbox', { name: 'Search people' })
  await search.focus()
  const isAnswered = page.waitForResponse((response) => response.request().method() === 'POST')
  release()
  await isAnswered
  await expect(dialogOf(page)).toHaveCount(0)
  await search.blur()
  await expect(dialogOf(page)).toBeVisible()
})

test('the dialog waits until somebody has left the form they answer', async ({ visit }) => {
  const { asha, tom } = await aTeamOfTwo()
  await aCelebration(asha)
  const { id } = await aReview(tom, { asked: [asha] })
  const page = await visit(asha)
  await page.goto(`/feedback/id/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(dialogOf(page)).toBeVisible()
})

test('a teammate congratulates from Home with one press, and the person reads it in the bell', async ({ visit }) => {
  const { asha, tom } = await aTeamOfTwo()
  const { id } = await aCelebration(asha)
  await db.celebration.update({ where: { id }, data: { viewedAt: new Date(Date.now()) } })
  const page = await visit(tom)
  await page.goto('/dashboard')
  await expect(page.getByRole('list', { name: 'Celebrations' })).toContainText('3 years here')
  await page.getByRole('button', { name: 'Congratulate Asha Menon' }).click()
  await expect(page.getByRole('list', { name: 'Celebrations' })).toContainText('Congratulated by you')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Congratulate Asha Menon' }).click()
  await expect(page.getByRole('list', { name: 'Celebrations' })).toContainText('Congratulated by you')
  const read = await visit(asha)
  await read.goto('/notifications')
  await expect(read.getByRole('main')).toContainText('Tom Reed congratulated you: 3 years here')
})
