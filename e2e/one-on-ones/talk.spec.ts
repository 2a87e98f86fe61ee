import type { Page } from '@playwright/test'
import { agendaOf, aOneOnOne, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { pressOn, tabTo } from '@/e2e/support/keys'
import { expect, test } from '@/e2e/support/test'
import { expectNoReload, mark } from './reloads'

const points = (page: Page) => page.getByRole('list', { name: 'Talking points' })
const note = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function addPoints(page: Page, texts: readonly string[]) {
  const box = page.getByLabel('Talking point', { exact: true })
  await tabTo(page, box)
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await expect(points(page)).toContainText(text)
    await expect(box).toHaveValue('')
  }
}

/** Begins a note, and goes back with the caret to where a word is missing. */
async function beginNote(page: Page, point: string) {
  await pressOn(page, button(page, `Add a note on ${point}`))
  await expect(note(page)).toBeFocused()
  await page.keyboard.type('The are in')
  for (let step = 0; step < ' are in'.length; step += 1) await page.keyboard.press('ArrowLeft')
}

async function expectHalfNote(page: Page) {
  await expect(note(page)).toBeFocused()
  await expect(note(page)).toHaveValue('The are in')
}

/** The last day of the next year, as it is typed. */
const lastDay = `1231${new Date().getFullYear() + 1}`

/** Gives an action item to the other of the two, due on the last day of the next year. */
async function assign(page: Page, title: string, owner: string) {
  await tabTo(page, page.getByLabel('Action item', { exact: true }))
  await page.keyboard.type(title)
  await tabTo(page, page.getByLabel('Owner'))
  await page.keyboard.type(owner)
  await tabTo(page, page.getByLabel('Due (optional)'))
  await page.keyboard.type(lastDay)
  await pressOn(page, button(page, 'Add action item'))
  await expect(page.getByRole('list', { name: 'Action items' })).toContainText(title)
}

async function expectAtHome(page: Page, title: string) {
  await page.goto('/dashboard')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('Due')
}

/** One adds, moves and ticks off points while the other writes a note under one of them. */
async function writeMeanwhile(here: Page, there: Page) {
  await beginNote(there, 'Budget')
  await addPoints(here, ['Holidays', 'Travel'])
  await expect(points(there)).toContainText('Travel')
  await expectHalfNote(there)

  await pressOn(here, button(here, 'Move Hiring up'))
  await expect(points(there).getByRole('listitem').first()).toContainText('Hiring')
  await expectHalfNote(there)

  await pressOn(here, here.getByRole('checkbox', { name: 'Budget' }), 'Space')
  await expect(there.getByRole('checkbox', { name: 'Budget' })).toBeChecked()
  await expectHalfNote(there)

  await there.keyboard.type(' numbers')
  await pressOn(there, button(there, 'Add note'))
  for (const page of [here, there]) {
    const budget = page.getByRole('list', { name: 'Ticked off' })
    await expect(budget).toContainText('The numbers are in')
  }
}

test('two people hold a one-on-one by keys alone, and neither loses what they type to the other', async ({ visit }) => {
  const { one, other, id, pairId } = await aPair({ time: '10:00' })
  const next = await aOneOnOne(one, other, { time: '12:00' })
  for (const text of ['Budget', 'Hiring']) await aPoint(one, pairId, text)
  const [here, there] = [await visit(one), await visit(other)]
  for (const page of [here, there]) {
    await page.goto(`/one-on-one/${id}`)
    await expect(points(page)).toContainText('Hiring')
    await mark(page)
  }

  await writeMeanwhile(here, there)
  expect(await agendaOf(one, id)).toEqual(['Hiring', '✓ Budget', 'Holidays', 'Travel'])

  await assign(here, 'Send the numbers', 'Tom')
  await expect(there.getByRole('list', { name: 'Action items' })).toContainText('Send the numbers')
  await assign(there, 'Book the trip', one.firstName)
  await pressOn(here, button(here, 'Complete'))
  await pressOn(here, here.getByRole('alertdialog').getByRole('button', { name: 'Complete', exact: true }))
  await expect(there.getByText('Completed', { exact: true }).first()).toBeVisible()
  for (const page of [here, there]) await expectNoReload(page)

  await expectAtHome(there, 'Send the numbers')
  await expectAtHome(here, 'Book the trip')
  await here.goto(`/one-on-one/${next.id}`)
  await expect(points(here).getByRole('listitem')).toHaveText([/Hiring/, /Holidays/, /Travel/])
  await expect(points(here)).toContainText('Carried over from')
})
