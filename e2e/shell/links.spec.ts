import type { Page, Request } from '@playwright/test'
import { expect, test } from '@/e2e/support/test'
import { anAdmin } from '@/tests/factories/members'
import { aTemplate } from '@/tests/factories/templates'

/** The screens that the router fetched, by their paths. */
function fetchedBy(page: Page) {
  const paths: string[] = []
  page.on('request', (request: Request) => {
    if (request.headers()['rsc'] !== undefined) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first()

test('no screen is fetched on sight', async ({ page, arriveAs }) => {
  const fetched = fetchedBy(page)
  await arriveAs(await anAdmin())
  await page.goto('/dashboard')
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
})

/** Holds back what the router asks of /users until the returned function is called. */
async function holdBack(page: Page) {
  let letThrough = () => {}
  const arrival = new Promise<void>((resolve) => void (letThrough = resolve))
  await page.route(/\/users/, async (route) => {
    await arrival
    await route.continue()
  })
  return letThrough
}

test('a pressed link says that it was heard while its screen is on the way', async ({ page, arriveAs }) => {
  await arriveAs(await anAdmin())
  await page.goto('/dashboard')
  const letThrough = await holdBack(page)
  const bar = page.locator('html:has([data-heard])')
  await expect(bar).toHaveCount(0)
  await linkTo(page, 'People').click()
  await expect(bar).toHaveCount(1)
  letThrough()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('an id in the query of an address leads to the thing, and what is none to the list', async ({
  page,
  arriveAs,
}) => {
  const admin = await anAdmin()
  const { id } = await aTemplate(admin)
  await arriveAs(admin)
  for (const [path, from, to] of [
    ['/template/edit', id, `/template/edit/${id}`],
    ['/template/preview', id, `/template/preview/${id}`],
    ['/users/edit', admin.memberId, `/users/edit/${admin.memberId}`],
    ['/template/edit', 'none', '/template'],
    ['/template/preview', 'none', '/template'],
    ['/users/edit', 'none', '/users'],
  ] as const) {
    await page.goto(`${path}?id=${from}`)
    await expect(page).toHaveURL(to)
  }
})

test('a search and a chosen order say that they were heard, too', async ({ page, arriveAs }) => {
  await arriveAs(await anAdmin())
  await page.goto('/users')
  const bar = page.locator('html:has([data-heard])')
  const search = page.getByRole('searchbox', { name: 'Search people' })
  const order = page.getByRole('combobox', { name: 'Sort by' })
  for (const ask of [() => search.press('Enter'), () => order.selectOption({ index: 1 })]) {
    const letThrough = await holdBack(page)
    await ask()
    await expect(bar).toHaveCount(1)
    letThrough()
    await expect(bar).toHaveCount(0)
    await page.unrouteAll()
  }
})
