import type { Page } from '@playwright/test'
import { unique } from '@/tests/factories/workspaces'
import { mailedLink } from '@/e2e/support/mail'
import { expect, test } from '@/e2e/support/test'
import { choose, goOnTo } from '@/e2e/support/wizard'
import { expectReadable } from './reading'
import { toDoOf } from './to-do'

const password = 'plum violin seven'

/** The screens of the navigation, and the reports, as somebody opens them on the first day. */
const screens = [
  '/dashboard',
  '/feedback',
  '/feedback/reports',
  '/goals',
  '/goals/alignment',
  '/goals/reports',
  '/followups',
  '/followups/reports',
  '/one-on-one',
  '/one-on-one/reports',
  '/applaud',
  '/applaud/reports',
  '/reports',
  '/template',
  '/users',
  '/users/teams',
  '/notifications',
  '/profile',
  '/workspace/edit',
]

/** Those that hold something by the evening. */
const filled = ['/dashboard', '/feedback', '/goals', '/one-on-one', '/applaud', '/reports', '/users']

/** From the public page into a new workspace. */
async function register(page: Page, email: string) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Create a workspace' }).first().click()
  await page.getByLabel('First name').fill('Ida')
  await page.getByLabel('Work e-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Workspace name').fill(unique('Harbour'))
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await page.goto(await mailedLink(email, '/email-verification-result'))
  await page.waitForURL('/dashboard')
}

/** Forty people as a spreadsheet writes them, the first of whom is Grace. */
function aFile(company: string) {
  const email = (index: number) => `p${index}@${company}.example`
  const people = Array.from({ length: 39 }, (_, index) => `${email(index + 1)},Pat Reed ${index + 1},Member,Dock`)
  return {
    grace: email(0),
    text: ['E-mail,Full name,Role,Team', `${email(0)},Grace Hall,Member,Dock`, ...people].join('\n'),
  }
}

async function importPeople(page: Page, text: string) {
  await page.goto('/users')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  const file = { name: 'everybody.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('Choose a CSV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Invite 40 people' }).click()
  await expect(page.getByRole('heading', { name: '40 invited.' })).toBeVisible({ timeout: 60_000 })
}

async function join(page: Page, email: string) {
  await page.goto(await mailedLink(email, '/workspace/invitation/'))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^Join Harbour/ }).click()
  await page.waitForURL('/dashboard')
}

async function setGoal(page: Page) {
  await page.goto('/goals/add?type=Organization')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Open the new quay')
  await page.getByRole('button', { name: 'Set goal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Open the new quay' })).toBeVisible()
}

async function scheduleSeries(page: Page) {
  await page.goto('/one-on-one/add')
  await page.getByLabel('With').fill('Grace')
  await page.getByRole('option', { name: /Grace Hall/ }).click()
  await page.getByLabel('Repeat').selectOption('Weekly')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('with Grace Hall')
  await expect(page.getByRole('main')).toContainText('Weekly')
}

async function ask(page: Page) {
  await page.goto('/feedback/add')
  await page.getByRole('link', { name: /^Self review/ }).click()
  await goOnTo(page, 'Permissions')
  await choose(page, ['Grace Hall'])
  await page.getByRole('combobox', { name: 'Who it’s about' }).fill('Grace')
  await page.getByRole('option', { name: 'Grace Hall' }).click()
  await goOnTo(page, 'Review & Save')
  await page.getByRole('button', { name: 'Send to 1 person' }).click()
  await expect(page.getByText('0 of 1').first()).toBeVisible()
}

async function thank(page: Page) {
  await page.goto('/applaud/add')
  await page.getByRole('combobox').first().fill('Grace')
  await page.getByRole('option', { name: /Grace Hall/ }).click()
  await page.getByRole('radio', { name: 'Teamwork' }).check({ force: true })
  await page.getByLabel('Message').fill('You brought everybody here.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Applause sent')).toBeVisible()
}

test('the first day leads from registering to people, a goal, a one-on-one, a review and thanks', async ({ visit }) => {
  test.setTimeout(120_000)
  const { grace, text } = aFile(unique('company'))
  const page = await visit()
  await test.step('a new workspace', async () => {
    await register(page, `${unique('ida')}@harbour.example`)
    for (const path of screens) await expectReadable(page, path)
  })
  await test.step('forty people', () => importPeople(page, text))
  const colleague = await visit()
  await test.step('one of them joins', async () => {
    await join(colleague, grace)
    await expectReadable(colleague, '/dashboard')
  })
  await test.step('the first of everything', async () => {
    await setGoal(page)
    await scheduleSeries(page)
    await ask(page)
    await thank(page)
    for (const path of filled) await expectReadable(page, path)
  })
  await test.step('she finds all of it', async () => {
    const waiting = await toDoOf(colleague)
    expect(waiting.filter((name) => /^Answer: (?!One-on-one)/.test(name))).toHaveLength(1)
    expect(new Set(waiting).size).toBe(waiting.length)
    for (const [path, words] of [
      ['/goals', 'Open the new quay'],
      ['/one-on-one', 'Ida'],
      ['/applaud', 'You brought everybody here.'],
      ['/feedback?tab=pending', 'Ida'],
    ] as const) {
      await colleague.goto(path)
      await expect(colleague.getByRole('main')).toContainText(words)
    }
  })
})
