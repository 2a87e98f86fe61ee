import type { Page } from '@playwright/test'
import { systemActor, type Actor } from '@/lib/access/actor'
import { getWorkspaceFile } from '@/lib/account/exports/queries/list-workspace-exports'
import { endMeetingsOf } from '@/lib/meetings/commands/end-meetings-of'
import { db } from '@/lib/platform/db'
import { aWorkspaceExport } from '@/tests/factories/exports'
import { unzipped } from '@/tests/support/unzipped'
import { expect, test } from '@/e2e/support/test'
import { aLeaver, note, ownWords, thanks, type Leaver } from './leaver-cast'
import { toDoOf } from './to-do'

// What belongs to others is not found.
test.use({ expectedErrors: [/status of (403|404)/] })

const main = (page: Page) => page.getByRole('main')

/** The Admin moves Tom from one team to the other. */
async function changeTeam(page: Page, { tom }: Leaver) {
  await page.goto(`/users/edit/${tom.memberId}`)
  await page.getByRole('button', { name: 'Remove from Dock' }).click()
  await page.getByLabel(/Add to team/).fill('Quay')
  await page.getByRole('option', { name: /Quay/ }).click()
  await page.getByRole('button', { name: 'Save teams' }).click()
  await expect(page.getByText('Teams saved')).toBeVisible()
}

/** The new manager sees the goals, and nothing that was said before her. */
async function expectNewManager(page: Page, { goal, oneOnOne, tom }: Leaver) {
  await page.goto(`/goals/${goal.id}/detail`)
  await expect(page.getByRole('heading', { level: 1, name: 'Open the quay' })).toBeVisible()
  for (const path of [`/one-on-one/${oneOnOne.id}`, `/one-on-one/with/${tom.memberId}`]) {
    const answer = await page.request.get(path)
    for (const words of ['Career', note]) expect(await answer.text()).not.toContain(words)
  }
  await page.goto('/applaud')
  await expect(main(page)).not.toContainText(thanks)
  expect((await toDoOf(page)).join()).not.toContain('Tom Reed')
}

async function expectFormerManager(page: Page, { oneOnOne }: Leaver) {
  await page.goto('/applaud')
  await expect(main(page)).toContainText(thanks)
  await page.goto(`/one-on-one/${oneOnOne.id}`)
  await expect(page.getByRole('list', { name: 'Talking points' })).toContainText('Career')
  await expect(main(page)).not.toContainText(note)
}

/** Turns somebody's access off or on in the list of people. */
async function turn(page: Page, list: string, name: string, verb: 'Deactivate' | 'Reactivate') {
  await page.goto(list)
  await page.getByRole('button', { name: `What to do with ${name}` }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${verb}`) })
    .locator('visible=true')
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: verb }).click()
  await expect(question).toHaveCount(0)
}

/** What he has been told, by its key. */
const toldTo = async ({ memberId }: Actor) =>
  new Map((await db.notification.findMany({ where: { memberId } })).map(({ key, message }) => [key, message]))

/** What went on without him. Of a badge, or of a goal of his own, jobs may tell him at any time. */
const withoutHim = /one-on-one|Quay plans|Open the quay|How we moor/i

const endMeetings = ({ tom }: Leaver) => endMeetingsOf(systemActor(tom.workspaceId), tom)

/** Meetings that are still to come, of everybody. */
const comingIn = ({ workspace }: Leaver) =>
  db.meeting.count({ where: { workspaceId: workspace.id, canceledAt: null, startsAt: { gt: new Date() } } })

async function handOver(page: Page, { tom }: Leaver) {
  await page.goto(`/users/edit/${tom.memberId}`)
  await expect(page.getByRole('link', { name: 'Hand over feedback' })).toBeVisible()
  await page.getByRole('link', { name: 'Hand over goals' }).click()
  await page.getByLabel('New owner').fill('Ada')
  await page.getByRole('option', { name: /Ada Berg/ }).click()
  await page.getByRole('button', { name: 'Hand over 1 goal' }).click()
  await expect(page.getByText('Handed over 1 goal')).toBeVisible()
}

async function expectExportWithoutOwnWords({ amara }: Leaver) {
  const { file } = await getWorkspaceFile(amara, (await aWorkspaceExport(amara)).id)
  const text = unzipped(file)
    .map((one) => one.text)
    .join('\n')
  expect(text).toContain('Open the quay')
  for (const words of ownWords) expect(text).not.toContain(words)
}

/** Whoever returns finds their own as they left it, and no meeting that went on without them. */
async function expectReturned(page: Page, { mira, oneOnOne }: Leaver) {
  await page.goto('/notifications')
  await expect(main(page)).not.toContainText('Open the quay')
  const waiting = await toDoOf(page)
  expect(waiting.toSorted()).toEqual(['Check in: Learn Spanish', 'Finish: Half a form'])
  const copy = await (await page.request.get('/api/my-data')).text()
  for (const words of ownWords) expect(copy).toContain(words)
  await page.goto('/applaud')
  await expect(main(page)).toContainText(thanks)
  await page.goto(`/one-on-one/${oneOnOne.id}`)
  await expect(page.getByRole('textbox', { name: 'Private note' })).toHaveValue(note)
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible()
  await page.goto(`/one-on-one/with/${mira.memberId}`)
  await page.getByRole('link', { name: 'Schedule', exact: true }).click()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Talking points' })).toContainText('Career')
}

test('a change of manager, a leaver and a return keep what is theirs in every module', async ({ visit }) => {
  const scene = await aLeaver()
  const { amara, mira, noor, tom, ada } = scene
  const [admin, former, colleague] = [await visit(amara), await visit(mira), await visit(ada)]
  const his = await visit(tom)
  await test.step('he gets another manager', async () => {
    await changeTeam(admin, scene)
    await expectNewManager(await visit(noor), scene)
    await expectFormerManager(former, scene)
  })
  await test.step('he leaves', async () => {
    await turn(admin, '/users', 'Tom Reed', 'Deactivate')
    await endMeetings(scene)
    await his.goto('/dashboard')
    await expect(his).toHaveURL(/\/auth\/login/)
    expect(await comingIn(scene)).toBe(0)
    await former.goto(`/one-on-one/with/${tom.memberId}`)
    await expect(main(former)).toContainText('Career')
    await expect(former.getByRole('link', { name: 'Schedule', exact: true })).toHaveCount(0)
    expect(await toDoOf(colleague)).toEqual(['Answer: How we moor'])
  })
  await test.step('what he held is handed over, and what was his alone stays with him', async () => {
    expect([...(await toldTo(tom)).values()].join()).toContain('Open the quay')
    await handOver(admin, scene)
    expect([...(await toldTo(tom)).values()].join()).not.toContain('Open the quay')
    expect(await toDoOf(colleague)).toContain('Check in: Open the quay')
    await expectExportWithoutOwnWords(scene)
  })
  await test.step('he returns', async () => {
    await turn(admin, '/users?state=deactivated', 'Tom Reed', 'Reactivate')
    await endMeetings(scene)
    const before = await toldTo(tom)
    await expectReturned(await visit(tom), scene)
    const since = [...(await toldTo(tom))].flatMap(([key, message]) => (before.has(key) ? [] : [message]))
    expect(since.filter((message) => withoutHim.test(message))).toEqual([])
    expect(await comingIn(scene)).toBe(1)
  })
})
