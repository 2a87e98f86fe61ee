import { db } from '@/lib/platform/db'
import { fromRoot } from '@/scripts/support/root.mjs'
import { startStack, type Stack } from '@/scripts/support/stack.mjs'
import { adopt } from './support/stack/adopt'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'serial' })

let stack: Stack

test.beforeAll(async () => {
  // Six months are written first. The time of the tests does not count for what runs before all of them.
  test.setTimeout(240_000)
  const log = fromRoot('.data/demo-server.log')
  stack = await startStack({ mode: 'demo', seed: true, dataDir: fromRoot('.data/demo'), disposable: true, log })
  adopt(stack)
})

test.afterAll(() => stack.stop())

/** The product under its other name: a cookie of one host must do for the whole visit. */
const at = (path: string) => `http://127.0.0.1:${stack.port}${path}`

const people = [
  ['Admin', /\/dashboard$/, 'Workspace'],
  ['Manager', /\/dashboard$/, 'People'],
  ['Member', /\/dashboard$/, 'Feedback'],
  ['Super admin', /\/admin$/, undefined],
] as const

for (const [who, address, reaches] of people) {
  test(`the ${who} of the demo comes in with one press`, async ({ page }) => {
    const thanks = page.getByRole('dialog').getByRole('button', { name: 'Got it' })
    await page.addLocatorHandler(thanks, () => thanks.click())
    await page.goto(at('/auth/login'))
    await page.getByRole('button', { name: who }).first().click()
    await page.waitForURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (reaches === undefined) return
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: reaches })).toBeVisible()
  })
}

test('the demo is a company of about forty people in its teams, with six months behind it', async ({ page }) => {
  const { id: workspaceId, name } = await db.workspace.findUniqueOrThrow({ where: { slug: 'acme' } })
  expect(name).toBe('Acme')
  expect(await db.member.count({ where: { workspaceId } })).toBeGreaterThan(35)
  expect(await db.team.count({ where: { workspaceId } })).toBeGreaterThanOrEqual(6)
  const { _min: first, _max: last } = await db.review.aggregate({
    where: { workspaceId },
    _min: { createdAt: true },
    _max: { createdAt: true },
  })
  const days = (Number(last.createdAt) - Number(first.createdAt)) / 86_400_000
  expect(days).toBeGreaterThan(150)
  await page.goto(at('/mailbox'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
