import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { agendaOf, aOneOnOne, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { aLead } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { completeEarly } from '@/e2e/support/complete-early'
import { expect, test } from '@/e2e/support/test'
import { expectNoReload, mark } from './reloads'

async function expectTyping(page: Page, text: string) {
  const box = page.getByLabel('Talking point', { exact: true })
  await expect(box).toHaveValue(text)
  await expect(box).toBeFocused()
}

/** An empty item is refused at its field; after one is added the form is ready for the next of the same owner. */
async function agreeOn(page: Page, title: string, owner: Actor) {
  const box = page.getByLabel('Action item', { exact: true })
  await page.getByRole('button', { name: 'Add action item' }).click()
  await expect(box).toHaveAccessibleDescription('Enter an action item.')
  await expect(box).toBeFocused()
  await box.fill(title)
  await page.getByLabel('Owner').selectOption(owner.memberId)
  await page.getByRole('button', { name: 'Add action item' }).click()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await expect(page.getByLabel('Owner')).toHaveValue(owner.memberId)
}

async function noteAndComplete(page: Page, note: string) {
  await page.getByRole('textbox', { name: 'Private note' }).fill(note)
  await expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible()
  await completeEarly(page)
  await expect(page.getByText('Completed').first()).toBeVisible()
}

async function expectAtHome(page: Page, title: string) {
  await page.goto('/dashboard')
  await expect(page.getByRole('main')).toContainText(title)
}

test('two people prepare, write at the same time without a reload, and what is left is on the next agenda', async ({
  visit,
}) => {
  const { one, other, id, pairId } = await aPair({ time: '10:00' })
  const next = await aOneOnOne(one, other, { time: '12:00' })
  await aPoint(one, pairId, 'Budget')
  const [here, there] = [await visit(one), await visit(other)]
  for (const page of [here, there]) {
    await page.goto(`/one-on-one/${id}`)
    await expect(page.getByRole('list', { name: 'Talking points' })).toContainText('Budget')
    await mark(page)
  }

  await there.getByLabel('Talking point', { exact: true }).fill('Half a thought')
  await here.getByLabel('Talking point', { exact: true }).fill('Holidays')
  await here.keyboard.press('Enter')
  await expect(there.getByRole('list', { name: 'Talking points' })).toContainText('Holidays')
  await expectTyping(there, 'Half a thought')

  await there.getByRole('button', { name: 'Move Holidays up' }).click()
  await expect.poll(() => agendaOf(one, id)).toEqual(['Holidays', 'Budget'])

  await here.getByRole('checkbox', { name: 'Holidays' }).click()
  await expect(there.getByRole('list', { name: 'Ticked off' })).toContainText('Holidays')

  await agreeOn(here, 'Send the numbers', other)
  await expect(there.getByRole('list', { name: 'Action items' })).toContainText('Send the numbers')
  await expectAtHome(await visit(other), 'Send the numbers')
  await noteAndComplete(here, 'Ask again in spring')
  for (const page of [here, there]) await expectNoReload(page)

  await there.goto(`/one-on-one/${next.id}`)
  const points = there.getByRole('list', { name: 'Talking points' })
  await expect(points).toContainText('Budget')
  await expect(points).toContainText('Carried over from')
  await expect(points).not.toContainText('Holidays')
  await expect(there.getByText('Ask again in spring')).toHaveCount(0)
})

test('the page and the history of a pair are not there for Admins and managers', async ({ visit }) => {
  const { workspace, one, other, id } = await aPair()
  const outsiders = [await anAdmin({ workspace }), await aLead({ workspace, members: [one, other] })]
  const paths = [`/one-on-one/${id}`, `/one-on-one/${id}/edit`, `/one-on-one/with/${one.memberId}`]
  for (const actor of outsiders) {
    const { request } = await visit(actor)
    for (const path of paths) expect((await request.get(path)).status()).toBe(404)
  }
})
