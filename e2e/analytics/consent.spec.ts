import { aMember } from '@/tests/factories/members'
import { expect, test } from '@/e2e/support/test'
import { follow, lineOf, silent, startCounting, switchOf, type Counting } from './counting'

// One server for the file.
test.describe.configure({ mode: 'default' })

let counting: Counting

test.beforeAll(async () => {
  counting = await startCounting('consent')
})
test.afterAll(() => counting.stop())
test.beforeEach(() => counting.begin())
test.afterEach(() => expect(counting.standIn.violations).toEqual([]))

test('a visitor is asked in one line, and counted from a yes on', async ({ visit }) => {
  const { page, silence } = await counting.browse(visit)
  await page.goto('/pricing')
  await expect(lineOf(page)).toContainText('May we count which pages you open?')
  expect(await silence()).toEqual(silent)
  await lineOf(page).getByRole('button', { name: 'Allow' }).click()
  await expect(lineOf(page)).toHaveCount(0)
  await expect.poll(counting.opened).toEqual(['$pageview /pricing'])
  await follow(page, 'Terms')
  await expect.poll(counting.opened).toEqual(['$pageview /pricing', '$pageview /terms'])
  await page.goto('/features')
  await expect.poll(counting.opened).toHaveLength(3)
  await expect(lineOf(page)).toHaveCount(0)
})

test('both answers look the same', async ({ visit }) => {
  const { page } = await counting.browse(visit)
  await page.goto('/')
  await expect(lineOf(page).getByRole('button')).toHaveCount(2)
  const looks = await lineOf(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map(({ className }) => className))
  expect(new Set(looks).size).toBe(1)
})

test('a visitor who says no is not counted and not asked again, and changes that on the privacy page', async ({
  visit,
}) => {
  const { page, silence } = await counting.browse(visit)
  await page.goto('/')
  await lineOf(page).getByRole('button', { name: 'No thanks' }).click()
  await expect(lineOf(page)).toHaveCount(0)
  await page.goto('/pricing')
  expect(await silence()).toEqual(silent)
  await expect(lineOf(page)).toHaveCount(0)
  await page.goto('/privacy')
  await switchOf(page).check()
  await page.goto('/pricing')
  await expect.poll(counting.opened).toEqual(['$pageview /pricing'])
})

test('somebody who is signed in is not asked in the product, and has a switch', async ({ visit }) => {
  const { page, silence } = await counting.browse(visit, { actor: await aMember() })
  await page.goto('/users')
  expect(await silence()).toEqual(silent)
  await expect(lineOf(page)).toHaveCount(0)
  await page.goto('/profile?tab=settings')
  await expect(switchOf(page)).not.toBeChecked()
  await switchOf(page).check()
  await page.goto('/users')
  await expect.poll(counting.opened).toEqual(['$pageview /users'])
  await page.goto('/profile?tab=settings')
  await switchOf(page).uncheck()
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('ph_')))
  await expect.poll(kept).toEqual([])
  await page.goto('/users')
  await silence()
  expect(counting.opened()).toEqual(['$pageview /users'])
})

const refusals = [
  ['Do Not Track', {}, () => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })],
  ['Global Privacy Control', {}, () => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })],
  ['the header of Do Not Track', { dnt: '1' }, undefined],
  ['the header of Global Privacy Control', { 'sec-gpc': '1' }, undefined],
] as const

for (const [what, extraHTTPHeaders, script] of refusals) {
  test(`a browser that asks not to be tracked, by ${what}, sends nothing and is not asked`, async ({ visit }) => {
    for (const choice of [undefined, 'yes'] as const) {
      const given = { options: { extraHTTPHeaders }, ...(script && { script }), ...(choice && { choice }) }
      const { page, silence } = await counting.browse(visit, given)
      await page.goto('/pricing')
      expect(await silence()).toEqual(silent)
      await expect(lineOf(page)).toHaveCount(0)
    }
  })
}

test('the switch is off and says why where the browser asks not to be tracked', async ({ visit }) => {
  const { page } = await counting.browse(visit, { choice: 'yes', options: { extraHTTPHeaders: { dnt: '1' } } })
  await page.goto('/privacy')
  await expect(switchOf(page)).toBeDisabled()
  await expect(switchOf(page)).not.toBeChecked()
  await expect(page.getByText('Off, because your browser asks not to be tracked.')).toBeVisible()
})

test('turned off by the address, it stays off for the visit', async ({ visit }) => {
  const { page, silence } = await counting.browse(visit, { choice: 'yes' })
  await page.goto('/auth/login?disable_posthog=true')
  await page.goto('/pricing')
  await follow(page, 'Terms')
  await page.waitForURL('**/terms')
  expect(await silence()).toEqual(silent)
  const next = await page.context().newPage()
  await next.goto('/pricing')
  await expect.poll(counting.opened).toEqual(['$pageview /pricing'])
})
