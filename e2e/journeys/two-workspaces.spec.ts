import type { Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'
import { aGoal } from '@/tests/factories/goals'
import { aMember, anAdmin, aPlace } from '@/tests/factories/members'
import { agendaOf, anOwnedItem, aOneOnOne } from '@/tests/factories/one-on-ones'
import { aReview } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'
import { toDoOf } from './to-do'

// What the other workspace holds is not found here, and what was typed for it is not saved.
test.use({ expectedErrors: [/status of (403|404|409)/] })

const tomorrow = addDays(dayIn(new Date(), 'UTC'), 1)

/** A colleague of hers in a workspace, with something waiting in each module. */
async function aPlaceToWork(nadia: Actor, name: string, colleague: string) {
  const workspace = { id: nadia.workspaceId }
  const other = await aMember({ workspace, firstName: colleague, lastName: name })
  const { id, pairId } = await aOneOnOne(other, nadia, { day: tomorrow })
  await anOwnedItem(nadia, pairId, `Item of ${name}`)
  await aGoal(nadia, { title: `Goal of ${name}`, type: 'Self' })
  await aReview(other, { asked: [nadia], title: `Form of ${name}` })
  return { nadia, other, oneOnOne: `/one-on-one/${id}`, id }
}

/** Somebody who runs one workspace and is a member of another. */
async function aDoubleLife() {
  const [harbour, lighthouse] = [await aWorkspace({ name: 'Harbour' }), await aWorkspace({ name: 'Lighthouse' })]
  const nadia = await anAdmin({ workspace: harbour, firstName: 'Nadia', lastName: 'Costa' })
  const elsewhere = await aPlace({ userId: nadia.userId, workspace: lighthouse })
  await anAdmin({ workspace: lighthouse })
  return {
    here: await aPlaceToWork(nadia, 'Harbour', 'Tom'),
    there: await aPlaceToWork(elsewhere, 'Lighthouse', 'Lena'),
  }
}

const toDoIn = (name: string, colleague: string) => [
  `Check in: Goal of ${name}`,
  `Prepare: One-on-one with ${colleague} ${name}`,
  `Finish: Item of ${name}`,
  `Answer: Form of ${name}`,
]

const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ })

async function switchTo(page: Page, name: string) {
  await page.goto('/workspace/switch')
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await expect(page.getByRole('button', { name: `Workspace ${name}, switch` })).toBeVisible()
}

const add = async (page: Page, text: string) => {
  await page.getByLabel('Talking point', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}

test('one person in two workspaces, with two roles and two tabs, keeps both apart', async ({ visit }) => {
  const { here, there } = await aDoubleLife()
  const first = await visit(here.nadia)
  const second = await first.context().newPage()
  await test.step('as an admin at home', async () => {
    expect((await toDoOf(first)).toSorted()).toEqual(toDoIn('Harbour', 'Tom').toSorted())
    await first.goto('/workspace/edit')
    await expect(first.getByLabel('Name', { exact: true })).toHaveValue('Harbour')
    await first.goto(here.oneOnOne)
    await expect(first.getByRole('heading', { level: 1 })).toContainText('Tom Harbour')
  })
  await test.step('as a member elsewhere, in a second tab', async () => {
    await switchTo(second, 'Lighthouse')
    expect((await toDoOf(second)).toSorted()).toEqual(toDoIn('Lighthouse', 'Lena').toSorted())
    await expect(second.getByRole('main')).not.toContainText('Harbour')
    await second.goto('/workspace/edit')
    await expect(second.getByLabel('Name', { exact: true })).toHaveCount(0)
    const found = await second.request.get('/api/find?query=Harbour')
    expect(await found.text()).not.toContain('Goal of Harbour')
  })
  await test.step('the first tab says where its page is, and leads back to it', async () => {
    await expect(first.getByRole('heading', { name: 'This is in Harbour' })).toBeVisible()
    await first.getByRole('button', { name: 'Switch to Harbour' }).click()
    await expect(first.getByRole('heading', { level: 1 })).toContainText('Tom Harbour')
    await add(first, 'For Tom alone')
    await expect(first.getByRole('list', { name: 'Talking points' })).toContainText('For Tom alone')
    expect(await agendaOf(here.nadia, here.id)).toEqual(['For Tom alone'])
    expect(await agendaOf(there.nadia, there.id)).toEqual([])
  })
  await test.step('the bell counts each by itself', async () => {
    await second.goto('/notifications')
    await expect(second.getByRole('main')).not.toContainText('Lighthouse')
    await expect(bell(second)).not.toContainText('new')
    await switchTo(second, 'Lighthouse')
    await expect(bell(second)).toContainText('new')
  })
  expect(await db.goal.count({ where: { workspaceId: there.nadia.workspaceId } })).toBe(1)
})
