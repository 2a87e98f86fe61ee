import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { expect, test } from '@/e2e/support/test'
import { aCelebration, aTeamOfTwo } from '@/tests/factories/celebrations'

test.use({ expectedErrors: [/status of 500 .*system-generated/] })

const ADDRESS = '/api/applaud/system-generated'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Happy anniversary, Asha' })

const isAsked = (page: Page) => page.waitForResponse((response) => response.url().endsWith(ADDRESS))

/** Counts the requests for celebrations from here on. */
function countAsked(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().endsWith(ADDRESS) && asked.push(request.url())))
  return asked
}

/** Keeps the answer back; the result lets it go and waits for it. */
async function holdAnswer(page: Page) {
  let release: () => void = () => undefined
  const isHeld = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${ADDRESS}`, async (route) => {
    await isHeld
    await route.continue()
  })
  return async () => {
    const answered = isAsked(page)
    release()
    await answered
  }
}

/** Somebody with a celebration, whose browser hears of it while they type. */
async function aTypist(visit: (actor: Actor) => Promise<Page>) {
  const { asha } = await aTeamOfTwo()
  await aCelebration(asha)
  const page = await visit(asha)
  const answer = await holdAnswer(page)
  await page.goto('/users')
  const search = page.getByRole('searchbox', { name: 'Search people' })
  await search.focus()
  await answer()
  return { page, search }
}

test('a dialog that is asked for as somebody types opens once they are done', async ({ visit }) => {
  const { page, search } = await aTypist(visit)
  await expect(dialogOf(page)).toHaveCount(0)
  await search.blur()
  await expect(dialogOf(page)).toBeVisible()
})

test('a dialog left behind by typing opens on the next page', async ({ visit }) => {
  const { page } = await aTypist(visit)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals' }).click()
  await expect(dialogOf(page)).toBeVisible()
})

test('an empty answer is asked for once, however many pages follow', async ({ visit }) => {
  const { asha } = await aTeamOfTwo()
  const page = await visit(asha)
  const asked = countAsked(page)
  const answered = isAsked(page)
  await page.goto('/users')
  const response = await answered
  expect(await response.json()).toEqual({ data: { data: [] } })
  for (const name of ['Goals', 'Templates', 'People']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  expect(asked).toHaveLength(1)
})

test('the answer lists categories by item, a failure is silent, and the next page asks again', async ({ visit }) => {
  const { asha } = await aTeamOfTwo()
  await aCelebration(asha)
  const page = await visit(asha)
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
  const failed = isAsked(page)
  await page.goto('/users')
  expect((await failed).status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Failed! Please try again.')).toHaveCount(0)
  await expect(dialogOf(page)).toHaveCount(0)
  const answered = isAsked(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals' }).click()
  expect(await (await answered).json()).toMatchObject({ data: { data: [{ category: ['anniversary'] }] } })
  await expect(dialogOf(page)).toBeVisible()
})
