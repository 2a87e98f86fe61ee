import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { tokenColumns } from '@/lib/integrations/steps/sealed-tokens'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { slackActions } from '@/lib/slack/schema'
import { aMember } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { issueToken } from '@/tests/support/providers/tokens'
import { expect, test } from '@/e2e/support/test'

const accountOf = (account: string) =>
  tokenColumns({
    access: issueToken({ kind: 'access', account, scopes: '', expiresAt: null }),
    refresh: null,
    expiresAt: null,
  })

/** A workspace whose Slack is connected, and that of each of these people. */
async function connect(workspaceId: string, people: readonly Actor[]) {
  const team = unique('T').replace('-', '').toUpperCase()
  const of = { workspaceId, provider: 'SLACK' as const, account: 'Acme', scopes: [], createdAt: now() }
  const rows = people.map(({ memberId }, index) => ({
    ...of,
    memberId,
    externalId: `U${index}${team}`,
    ...accountOf(`user:U${index}${team}`),
  }))
  await db.integration.createMany({
    data: [{ ...of, memberId: null, externalId: team, ...accountOf(`bot:${team}`) }, ...rows],
  })
  return { team, userOf: (person: Actor) => `U${people.indexOf(person)}${team}` }
}

async function theSlack() {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const priya = await aMember({ workspace, firstName: 'Priya', lastName: 'Nair' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  return { priya, tom, ...(await connect(workspace.id, [priya, tom])) }
}

/** Slack as somebody sees it. */
async function openSlack(page: Page, team: string, user: string) {
  await page.goto(new URL(`/slack/command?team=${team}&user=${user}`, process.env.SLACK_API_URL).href)
}

async function type(page: Page, text: string) {
  await page.getByLabel('Message').last().fill(text)
  await page.getByRole('button', { name: 'Send command' }).click()
}

type Press = { team: string; user: string; action: string; value: string }

/** Presses a button of one of our messages, and waits for what comes of it. */
async function press(page: Page, pressed: Press) {
  await page.evaluate((fields) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/slack/act' })
    for (const [name, value] of Object.entries(fields)) {
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    }
    form.append(Object.assign(document.createElement('button'), { textContent: 'Act' }))
    document.body.append(form)
  }, pressed)
  await Promise.all([
    page.waitForResponse(/\/slack\/act$/),
    page.getByRole('button', { name: 'Act', exact: true }).last().click(),
  ])
}

test('somebody applauds a colleague from Slack, who reads it here', async ({ page, visit }) => {
  const { priya, tom, team, userOf } = await theSlack()
  await openSlack(page, team, userOf(priya))
  await type(page, `/rapport thanks <@${userOf(tom)}|tom> for the <b>calm</b> & *quick* fix`)
  const dialog = page.getByRole('dialog', { name: 'Give applause' })
  await expect(dialog.getByRole('checkbox', { name: userOf(tom) })).toBeChecked()
  await dialog.getByLabel('Message').fill('')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Enter a message.')
  await dialog.getByLabel('Message').fill('For the <b>calm</b> & *quick* fix')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toHaveText('Sent')

  const reader = await visit(tom)
  await reader.goto('/applaud?tab=received')
  await expect(reader.getByText('For the <b>calm</b> & *quick* fix')).toBeVisible()
})

test('somebody asks and answers a quick question in Slack', async ({ page, visit }) => {
  const { priya, tom, team, userOf } = await theSlack()
  await openSlack(page, team, userOf(priya))
  await type(page, `/rapport ask <@${userOf(tom)}> How did the demo go?`)
  await page.getByRole('dialog', { name: 'Ask a question' }).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toHaveText('Sent')

  const { id } = await db.review.findFirstOrThrow({ where: { creatorId: priya.memberId } })
  await openSlack(page, team, userOf(tom))
  await press(page, { team, user: userOf(tom), action: slackActions.answerQuickAsk, value: id })
  const dialog = page.getByRole('dialog', { name: 'Answer' })
  await expect(dialog).toContainText('How did the demo go?')
  await expect(dialog).toContainText('Only Priya Nair will see your answers and your name.')
  await dialog.getByLabel('Your answer').fill('Clear & calm.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toHaveText('Sent')

  const asker = await visit(priya)
  await asker.goto(`/feedback/id/${id}`)
  await expect(asker.getByText('Clear & calm.').first()).toBeVisible()
})

test('a one-on-one is completed in Slack by those who are in it, and by nobody else', async ({ page, visit }) => {
  const { priya, tom, team, userOf } = await theSlack()
  const { id } = await aOneOnOne(priya, tom)
  await openSlack(page, team, 'U0STRANGER')
  await press(page, { team, user: 'U0STRANGER', action: slackActions.completeOneOnOne, value: id })
  expect((await db.meeting.findUniqueOrThrow({ where: { id } })).completedAt).toBeNull()
  await press(page, { team, user: userOf(tom), action: slackActions.completeOneOnOne, value: id })
  await expect
    .poll(async () => (await db.meeting.findUniqueOrThrow({ where: { id } })).completedById)
    .toBe(tom.memberId)
  const reader = await visit(priya)
  await reader.goto(`/one-on-one/${id}`)
  await expect(reader.getByText('Completed').first()).toBeVisible()
})

test('somebody who has not connected is led to where they can', async ({ page }) => {
  const { team } = await theSlack()
  await openSlack(page, team, 'U0STRANGER')
  await type(page, '/rapport thanks')
  await expect(page.getByRole('region', { name: 'Reply' })).toContainText('Connect your Slack account first.')
})

test('an answer of a quick ask that is closed is refused with its sentence', async ({ page }) => {
  const { priya, tom, team, userOf } = await theSlack()
  const { id } = await aQuickAsk(priya, [tom])
  await openSlack(page, team, userOf(tom))
  await press(page, { team, user: userOf(tom), action: slackActions.answerQuickAsk, value: id })
  const dialog = page.getByRole('dialog', { name: 'Answer' })
  await dialog.getByLabel('Your answer').fill('Late.')
  await db.review.update({ where: { id }, data: { closesAt: new Date(Date.now() - 1000) } })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('alert')).toContainText('is closed')
  await expect(dialog.getByLabel('Your answer')).toHaveValue('Late.')
})
