import type { Locator, Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { memberActorAt } from '@/lib/access/actor'
import { allHelpPages } from '@/lib/help/queries/list-help'
import { tutorialsIn, tutorialsSlug } from '@/lib/help/rules/tutorials'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'
import { signIn } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'
import { frame, record, type Act } from './recorder'

test.use({ viewport: frame, colorScheme: 'light' })
test.setTimeout(120_000)

const priya = () => memberActorAt('acme', 'manager@acme.example')
const lena = () => memberActorAt('acme', 'lena.hoffmann@acme.example')

/** As fast as somebody types who is watched. */
const type = (box: Locator, text: string) => box.pressSequentially(text, { delay: 40 })

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true').click()
const sidebar = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Workspace' }).getByRole('link', { name }).click()

/** Goes on as somebody else, who opens their notifications. */
const notifying = (actor: () => Promise<Actor>) => async (page: Page) => {
  await signIn(page.context(), await actor())
  await page.goto('/notifications')
}

const goalTitle = 'Managers publish a rota without our help'
const newValues = ['76', '23']

const question = 'What could I do better in our planning?'

const actsOf: Record<string, readonly Act[]> = {
  'ask-for-feedback': [
    (page) => press(page, 'Ask a question'),
    async (page) => {
      await type(page.getByRole('combobox', { name: 'Who' }), 'Lena')
      await page.getByRole('option', { name: /Lena Hoffmann/ }).click()
      await page.getByRole('textbox', { name: 'Question' }).click()
      await type(page.getByRole('textbox', { name: 'Question' }), question)
    },
    async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('Sent to Lena Hoffmann')).toBeVisible()
    },
    async (page) => {
      await notifying(lena)(page)
      await press(page, `Answer: ${question}`)
      await type(page.getByRole('textbox', { name: question }), 'Share the draft a day earlier, so we can read it.')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByRole('button', { name: `Answer: ${question}` })).toHaveCount(0)
    },
    async (page) => {
      await notifying(priya)(page)
      await page
        .getByRole('link', { name: /Lena Hoffmann answered “What could I/ })
        .first()
        .click()
      await page.waitForURL('**/feedback/preview/**')
      await expect(page.getByText('1 of 1 answered')).toBeVisible()
    },
  ],
  'check-in-on-a-goal': [
    async (page) => {
      await sidebar(page, 'Goals')
      await page.getByRole('link', { name: goalTitle }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: goalTitle })).toBeVisible()
    },
    (page) => press(page, 'Check in'),
    async (page) => {
      const boxes = page.getByRole('dialog').getByRole('textbox')
      for (const [index, value] of newValues.entries()) {
        await boxes.nth(index).click()
        await boxes.nth(index).fill('')
        await type(boxes.nth(index), value)
      }
    },
    async (page) => {
      await page.getByRole('dialog').getByRole('radio', { name: 'On track' }).check()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Comment' }).click()
      await type(
        page.getByRole('dialog').getByRole('textbox', { name: 'Comment' }),
        'Two more clinics use the day view.',
      )
    },
    async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click()
      await expect(page.getByText('Checked in', { exact: true })).toBeVisible()
      await page.getByRole('list', { name: 'Timeline' }).scrollIntoViewIfNeeded()
    },
  ],
  'prepare-a-one-on-one': [
    async (page) => {
      await sidebar(page, 'One-on-ones')
      await page
        .getByRole('link', { name: /Tom Reed/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: /with Tom Reed/ })).toBeVisible()
    },
    async (page) => {
      await page.getByLabel('Talking point', { exact: true }).click()
      await type(page.getByLabel('Talking point', { exact: true }), 'What to show at the Porto clinic')
      await page.getByRole('button', { name: 'Add', exact: true }).first().click()
    },
    (page) => page.getByRole('list', { name: 'Suggestions' }).getByRole('button').first().click(),
    async (page) => {
      await page.getByRole('textbox', { name: 'Private note' }).click()
      await type(page.getByRole('textbox', { name: 'Private note' }), 'Ask how the course went.')
    },
    async (page) => {
      await page.getByLabel('Action item', { exact: true }).click()
      await type(page.getByLabel('Action item', { exact: true }), 'Send the agenda for Porto')
      await page.locator('input[name="dueOn"]').fill(addDays(dayIn(now(), 'UTC'), 7))
      await press(page, 'Add action item')
    },
  ],
}

const tutorials = tutorialsIn(allHelpPages().find(({ slug }) => slug === tutorialsSlug) ?? { blocks: [] })

for (const tutorial of tutorials) {
  test(`${tutorial.title} is recorded`, async ({ page, arriveAs }) => {
    const actor = await priya()
    await db.celebration.updateMany({ where: { workspaceId: actor.workspaceId }, data: { viewedAt: now() } })
    await arriveAs(actor)
    await page.goto('/dashboard')
    const acts = actsOf[tutorial.name] ?? []
    expect(acts).toHaveLength(tutorial.steps.length)
    const lengthMs = await record(page, tutorial, acts)
    expect(lengthMs).toBeLessThan(45_000)
  })
}
