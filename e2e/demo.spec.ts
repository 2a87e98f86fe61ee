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
    await expect(page.getByRole('list', { name: 'To do' }).getByRole('link').first()).toBeVisible()
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

test('its goals, meetings, feedback and thanks refer to each other', async () => {
  const { id: workspaceId } = await db.workspace.findUniqueOrThrow({ where: { slug: 'acme' } })
  const references = {
    'goals made of feedback': db.goal.count({ where: { workspaceId, reviewId: { not: null } } }),
    'follow-ups about goals': db.followUpGoal.count({ where: { workspaceId } }),
    'follow-ups about feedback': db.followUpReview.count({ where: { workspaceId } }),
    'talking points about goals': db.talkingPoint.count({ where: { workspaceId, link: { startsWith: '/goals/' } } }),
    'badges for what was done': db.badgeAward.count({ where: { workspaceId } }),
    'celebrations of it': db.celebration.count({ where: { workspaceId } }),
  }
  for (const [what, count] of Object.entries(references)) expect(await count, what).toBeGreaterThan(0)
})

test('its goals are of every kind and in every status, and some targets fall', async () => {
  const { id: workspaceId } = await db.workspace.findUniqueOrThrow({ where: { slug: 'acme' } })
  for (const [type, least] of [
    ['Organization', 3],
    ['Team', 6],
    ['Individual', 20],
  ] as const)
    expect(await db.goal.count({ where: { workspaceId, type } }), type).toBeGreaterThanOrEqual(least)
  const statuses = await db.goal.groupBy({ by: 'status', where: { workspaceId } })
  expect(statuses).toHaveLength(5)
  expect(await db.goal.count({ where: { workspaceId, parentId: { not: null } } })).toBeGreaterThan(10)
  const falling = { workspaceId, target: { lt: db.keyResult.fields.start } }
  expect(await db.keyResult.count({ where: falling })).toBeGreaterThan(0)
})

test('its thanks, badges and celebrations are those of the story', async () => {
  const { id: workspaceId } = await db.workspace.findUniqueOrThrow({ where: { slug: 'acme' } })
  const { _max: last } = await db.applause.aggregate({ where: { workspaceId }, _max: { createdAt: true } })
  // The latest is two hours old.
  const present = Number(last.createdAt) + 2 * 3_600_000
  const since = (days: number) => ({ workspaceId, createdAt: { gt: new Date(present - days * 86_400_000) } })
  expect([await db.applause.count({ where: since(92) }), await db.applause.count({ where: since(1) })]).toEqual([60, 5])
  for (const name of ['admin', 'manager', 'member']) {
    const member = { workspaceId, user: { email: `${name}@acme.example` } }
    expect(await db.celebration.count({ where: { member } }), name).toBeGreaterThan(0)
  }
  const anniversary = { workspaceId, categories: { has: 'anniversary' } }
  expect(await db.celebration.count({ where: anniversary })).toBeGreaterThan(0)
  const reached = { workspaceId, creator: { user: { firstName: 'Tom' } }, status: 'Completed', type: 'Self' } as const
  expect(await db.goal.count({ where: reached })).toBeGreaterThanOrEqual(4)
  const achiever = { workspaceId, badge: 'Achiever', member: { user: { firstName: 'Tom' } } }
  expect(await db.badgeAward.count({ where: achiever })).toBe(0)
})
