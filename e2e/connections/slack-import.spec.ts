import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { anAdmin, aPerson, aPlace } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectAccessible, expectNoSideways } from '@/e2e/support/looks'
import { mailedLink } from '@/e2e/support/mail'
import { expect, test } from '@/e2e/support/test'

/** The rest happens on the server, which the page follows. */
const patience = { timeout: 150_000 }

test.setTimeout(400_000)

const waiting = (workspaceId: string) => db.invitation.count({ where: { workspaceId, status: 'PENDING' } })

/** Connects the workspace's Slack, which is the stand-in. */
async function connectSlack(page: Page) {
  await page.goto('/users/import/slack')
  await expect(page.getByText('Slack isn’t connected to this workspace.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await page.waitForURL('**/workspace/edit?tab=integrations')
}

async function getPeople(page: Page) {
  await page.goto('/users/import')
  await page.getByRole('link', { name: 'Import from Slack' }).click()
  await page.getByRole('button', { name: 'Get people from Slack' }).click()
  await page.waitForURL(/\/users\/import\/[\w-]{36}/)
}

/** Looks at who is listed and cannot be invited, takes one guest along, and puts everybody into a team. */
async function choosePeople(page: Page) {
  const list = (name: string) => page.getByRole('list', { name })
  await page.getByRole('link', { name: /^Already here/ }).click()
  await expect(list('Already here').getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: /^No address/ }).click()
  await expect(page.getByText('Enter an e-mail address.').first()).toBeVisible()
  await expect(list('No address').getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('link', { name: /^Guests/ }).click()
  await list('Guests').getByRole('checkbox').first().check()
  await expect(page.getByRole('heading', { name: 'Invite 1,073 people?' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Teams' }).fill('Every')
  await page.getByRole('option', { name: 'Everybody' }).click()
  await expectAccessible(page)
}

/** An account at this address, made by an earlier try or now. */
const somebodyAt = async (email: string) =>
  ((await db.user.findUnique({ where: { email } })) ?? (await aPerson({ email }))).id

/** Joins by the link in the mail, and gets the time zone and the picture that Slack knows. */
async function join(page: Page, email: string) {
  await page.goto(await mailedLink(email, '/workspace/invitation/'))
  await page.getByRole('button', { name: 'Join without a password' }).click()
  await page.waitForURL('/dashboard')
  const user = () => db.user.findUnique({ where: { email } })
  expect((await user())?.timeZone).toBe('Asia/Tokyo')
  await expect.poll(async () => (await user())?.pictureId ?? null, { timeout: 70_000 }).not.toBeNull()
}

test('an Admin connects Slack and imports 1,200 people, one of whom joins with their face', async ({ visit }, {
  retry,
}) => {
  const workspace = await aWorkspace()
  await aTeam({ workspace, name: 'Everybody' })
  await aPlace({ userId: await somebodyAt('person7@slack.example'), workspace })
  const page = await visit(await anAdmin({ workspace }))
  await connectSlack(page)
  await getPeople(page)
  await expect(page.getByRole('heading', { name: 'Invite 1,072 people?' })).toBeVisible(patience)
  await expectAccessible(page)
  await expectNoSideways(page)
  await choosePeople(page)
  expect(await waiting(workspace.id)).toBe(0)

  await page.getByRole('button', { name: 'Invite 1,073 people' }).click()
  const done = page.getByRole('heading', { name: '1,073 invited, 1 unchanged, 35 left out.' })
  await expect(done).toBeVisible({ timeout: 300_000 })
  expect(await waiting(workspace.id)).toBe(1073)
  // Of the last who were invited, so that their mail is among the newest.
  await join(await visit(), `person${1198 - 10 * retry}@slack.example`)

  await getPeople(page)
  await expect(page.getByRole('heading', { name: 'Select people to invite' })).toBeVisible(patience)
})

test('on the free plan nobody is asked for', async ({ visit }) => {
  const page = await visit(await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) }))
  await page.goto('/users/import/slack')
  await expect(page.getByText('This feature is only accessible with a paid plan.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get people from Slack' })).toHaveCount(0)
})
