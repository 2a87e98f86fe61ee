import type { Page } from '@playwright/test'
import { unique } from '@/tests/factories/workspaces'
import { questionCard } from './support/answering'
import { mailedLink } from './support/mail'
import { expect, test } from './support/test'
import { aWalk } from './support/walk'

const password = 'plum violin seven'
const most = 22

type Walk = ReturnType<typeof aWalk>

const aPerson = (firstName: string) => ({ firstName, email: `${unique(firstName.toLowerCase())}@harbour.example` })
type Person = ReturnType<typeof aPerson>

/** From the landing page into a new workspace. */
async function begin(walk: Walk, page: Page, { firstName, email }: Person) {
  await page.goto('/')
  await walk.click(page.getByRole('link', { name: 'Create a workspace' }).first())
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Work e-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Workspace name').fill(unique('Harbour'))
  await walk.click(page.getByRole('button', { name: 'Create workspace' }))
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await walk.open(page, await mailedLink(email, '/email-verification-result'))
  await page.waitForURL('/dashboard')
}

async function invite(walk: Walk, page: Page, { email }: Person) {
  await page.getByLabel('E-mail addresses').fill(email)
  await walk.click(page.getByRole('button', { name: 'Invite', exact: true }))
  await expect(page.getByText('1 invitation sent')).toBeVisible()
}

async function join(walk: Walk, page: Page, { firstName, email }: Person) {
  await walk.open(page, await mailedLink(email, '/workspace/invitation/'))
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await walk.click(page.getByRole('button', { name: /^Join Harbour/ }))
  await page.waitForURL('/dashboard')
}

/** Asks somebody for a look back on their own work. */
async function ask(walk: Walk, page: Page, { firstName }: Person) {
  const continueTo = async (step: string) => {
    await walk.click(page.getByRole('button', { name: `Continue to ${step}` }))
    // A step that opens takes the focus.
    await expect(page.getByRole('heading', { level: 1, name: step })).toBeFocused()
  }
  const choose = async (label: string) => {
    await page.getByRole('combobox', { name: label }).fill(firstName)
    await walk.click(page.getByRole('option', { name: firstName }))
  }
  await walk.click(page.getByRole('list', { name: 'First steps' }).getByRole('link', { name: 'Ask for feedback' }))
  await walk.click(page.getByRole('link', { name: /^Self review/ }))
  await continueTo('Permissions')
  await choose('People, teams and tags')
  await choose('Who it’s about')
  await continueTo('Review & Save')
  await walk.click(page.getByRole('button', { name: 'Send to 1 person' }))
  await expect(page.getByText('0 of 1').first()).toBeVisible()
  return page.url()
}

async function answer(walk: Walk, page: Page, { email }: Person) {
  await walk.open(page, await mailedLink(email, '/feedback/id/'))
  const boxes = page.getByRole('textbox')
  for (const box of await boxes.all()) await box.fill('The new berth, which halved the wait.')
  await walk.check(questionCard(page, 'How well does your work use').getByRole('radio').nth(3))
  await walk.click(page.getByRole('button', { name: 'Send answers' }))
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
}

/** Closes it, upon which the person it’s about may read it. */
async function close(walk: Walk, page: Page, path: string) {
  await walk.open(page, path)
  await walk.click(page.getByRole('button', { name: 'Close', exact: true }))
  await walk.click(page.getByRole('alertdialog').getByRole('button', { name: /^Close/ }))
}

async function acknowledge(walk: Walk, page: Page, { email }: Person) {
  await walk.open(page, await mailedLink(email, '/feedback/shared/'))
  await walk.click(page.getByRole('button', { name: /read it$/ }))
  await expect(page.getByRole('button', { name: /read it$/ })).toHaveCount(0)
}

test(`a newcomer comes from the landing page to an acknowledged result with ${most} clicks at most`, async ({
  visit,
}) => {
  test.setTimeout(240_000)
  const walk = aWalk()
  const [ada, grace] = [aPerson('Ada'), aPerson('Grace')]
  const [adas, graces] = [walk.watch(await visit()), walk.watch(await visit())]
  await begin(walk, adas, ada)
  await invite(walk, adas, grace)
  await join(walk, graces, grace)
  const path = await ask(walk, adas, grace)
  await answer(walk, graces, grace)
  await close(walk, adas, path)
  await acknowledge(walk, graces, grace)
  test.info().annotations.push({ type: 'walk', description: `${walk.clicks.length} clicks: ${walk.clicks.join('; ')}` })
  expect(walk.clicks.length, walk.clicks.join('\n')).toBeLessThanOrEqual(most)
})
