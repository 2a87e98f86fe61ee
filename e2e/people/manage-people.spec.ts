import type { Page } from '@playwright/test'
import { memberActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aTag, tagsOf } from '@/tests/factories/tags'
import { aTeam, placesIn } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expect, test } from '@/e2e/support/test'

test.use({ expectedErrors: [/status of 403/] })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true')
/** Of the list itself: what is said about somebody stands in the messages, too. */
const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /^(People|Tags)$/ })
    .getByRole('listitem')
    .filter({ hasText: name })

/** An Admin with two colleagues who have names of their own. */
async function aTrio() {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace, firstName: 'Amara' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const lena = await aMember({ workspace, firstName: 'Lena', lastName: 'Hoffmann' })
  return { workspace, admin, tom, lena }
}

test('an Admin gives several people a role and a tag at once, and finds them by it', async ({ page, arriveAs }) => {
  const { admin, tom, lena } = await aTrio()
  await arriveAs(admin)
  await page.goto('/users')
  await page.getByLabel('Choose Tom Reed').check()
  await page.getByLabel('Choose Lena Hoffmann').check()
  const bar = page.getByRole('region', { name: 'People selected' })
  await expect(bar).toContainText('2 people selected')
  await button(page, 'Change role').click()
  await page.getByRole('radio', { name: /^Manager/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
  await expect(row(page, 'Tom Reed')).toContainText('Manager')
  await expect(row(page, 'Lena Hoffmann')).toContainText('Manager')
  await expect(bar).toBeHidden()

  await page.getByLabel('Everyone on this page').check()
  await button(page, 'Edit tags').click()
  await page.getByLabel('Tag', { exact: true }).last().fill('Berlin')
  await button(page, 'Add tag').click()
  await expect(row(page, 'Tom Reed')).toContainText('Berlin')
  expect([await tagsOf(tom), await tagsOf(lena), await tagsOf(admin)]).toEqual([['Berlin'], ['Berlin'], ['Berlin']])
  await page.goto('/users?tab=tags')
  await page.getByRole('link', { name: 'Berlin' }).click()
  await expect(page.getByText('3 people', { exact: true })).toBeVisible()
})

test('the arrows lead through the menu of a row while it is open, and from row to row when it is not', async ({
  page,
  arriveAs,
}) => {
  const { admin } = await aTrio()
  await arriveAs(admin)
  await page.goto('/users')
  const opener = page.getByRole('button', { name: 'What to do with Lena Hoffmann' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(button(page, /^Deactivate/)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Tom Reed' })).toBeFocused()
})

test('phones and tablets show everybody’s name and role, too', async ({ page, arriveAs }) => {
  const { admin, tom } = await aTrio()
  for (const [who, width] of [[admin, 390] as const, [tom, 320] as const, [admin, 768] as const]) {
    await arriveAs(who)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/users')
    await expect(row(page, 'Amara').getByText('Admin', { exact: true })).toBeInViewport()
    await expect(row(page, 'Tom Reed').getByText('Member', { exact: true })).toBeInViewport()
    const name = await page.getByRole('link', { name: 'Tom Reed' }).boundingBox()
    expect(name?.width).toBeGreaterThan(100)
  }
})

test('an Admin puts somebody into a team from their row, and several at once', async ({ page, arriveAs }) => {
  const { workspace, admin, tom, lena } = await aTrio()
  const team = await aTeam({ workspace, name: 'Product' })
  await arriveAs(admin)
  await page.goto('/users')
  const put = async () => {
    await page.getByRole('dialog').getByLabel('Team', { exact: true }).fill('prod')
    await page.getByRole('option', { name: 'Product' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add to team' }).click()
  }
  const tomsName = page.getByRole('link', { name: 'Tom Reed' })
  await tomsName.focus()
  await page.keyboard.press('p')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tomsName).toBeFocused()
  await page.keyboard.press('p')
  await page.getByRole('dialog').getByRole('button', { name: 'Add to team' }).click()
  await expect(page.getByText('Choose a team.')).toBeVisible()
  await put()
  await expect(row(page, 'Tom Reed')).toContainText('Product')

  await page.getByLabel('Choose Tom Reed').check()
  await page.getByLabel('Choose Lena Hoffmann').check()
  await button(page, 'Add to team').click()
  await put()
  await expect(row(page, 'Lena Hoffmann')).toContainText('Product')
  await expect(page.getByRole('region', { name: 'People selected' })).toBeHidden()
  expect(await placesIn(team.id)).toEqual({ [tom.memberId]: false, [lena.memberId]: false })
})

test('everything works by keyboard, and the focus stays in place', async ({ page, arriveAs }) => {
  const { workspace, admin } = await aTrio()
  await aMember({ workspace, firstName: 'Zoe', lastName: 'Adler' })
  await arriveAs(admin)
  await page.goto('/users')
  const confirm = async (act: string) => {
    await page.getByRole('alertdialog').getByRole('button', { name: act }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }
  // From a row: the next one has moved up into its place.
  await page.getByRole('link', { name: 'Lena Hoffmann' }).focus()
  await page.keyboard.press('d')
  await confirm('Deactivate')
  await expect(row(page, 'Lena Hoffmann')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Tom Reed' })).toBeFocused()

  // From the bar, which goes with the choice: its place is the head of the list.
  await page.keyboard.press('x')
  await button(page, 'Deactivate').focus()
  await page.keyboard.press('Enter')
  await confirm('Deactivate')
  await expect(row(page, 'Tom Reed')).toHaveCount(0)
  await expect(page.getByLabel('Everyone on this page')).toBeFocused()

  // The last row of a list hands on to the one before it, and an emptied list to what it says instead.
  await page.goto('/users?state=deactivated')
  await page.getByRole('button', { name: 'What to do with Tom Reed' }).focus()
  await page.keyboard.press('d')
  await confirm('Reactivate')
  await expect(page.getByRole('button', { name: 'What to do with Lena Hoffmann' })).toBeFocused()
  await page.keyboard.press('d')
  await confirm('Reactivate')
  await expect(page.getByRole('link', { name: 'Show everyone' })).toBeFocused()
})

test('somebody whose access is taken away is out with their next step, and in again when it is given back', async ({
  page,
  arriveAs,
  visit,
}) => {
  const { admin, tom } = await aTrio()
  const his = await visit(tom)
  await his.goto('/feedback')
  await expect(his.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()

  await arriveAs(admin)
  await page.goto('/users')
  await page.getByRole('link', { name: 'Tom Reed' }).focus()
  await page.keyboard.press('d')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  // An open dialog hides the rows behind it.
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(row(page, 'Tom Reed')).toHaveCount(0)
  await button(page, 'Hand over their work').click()
  await expect(page).toHaveURL(`/users/edit/${tom.memberId}`)
  await his.goto('/feedback')
  await expect(his).toHaveURL(/\/auth\/login/)

  await page.goto('/users?state=deactivated')
  await button(page, 'What to do with Tom Reed').click()
  await button(page, /^Reactivate/).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click()
  await expect(page.getByText('Nobody is deactivated')).toBeVisible()
  expect((await memberActor(tom.memberId)).firstName).toBe('Tom')
})

test('a Manager changes the tags of their team, and of nobody else', async ({ page, arriveAs }) => {
  const { workspace, tom, lena } = await aTrio()
  const manager = await aManager({ workspace, firstName: 'Priya' })
  await aTeam({ workspace, name: 'Product', managers: [manager], members: [tom] })
  await aTag({ workspace, name: 'Remote' })
  await arriveAs(manager)
  await page.goto('/users')
  await expect(page.getByRole('link', { name: 'Change the teams and tags of Lena Hoffmann' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Change the teams and tags of Tom Reed' }).click()
  await page.getByLabel('Tags', { exact: true }).fill('rem')
  await page.getByRole('option', { name: 'Remote' }).click()
  await button(page, 'Save tags').click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await tagsOf(tom)).toEqual(['Remote'])
  await page.goto(`/users/edit/${lena.memberId}`)
  await expect(button(page, 'Save tags')).toHaveCount(0)
})

test('among very many tags a Manager finds the one they type', async ({ page, arriveAs }) => {
  const { workspace, tom } = await aTrio()
  const manager = await aManager({ workspace, firstName: 'Priya' })
  await aTeam({ workspace, name: 'Product', managers: [manager], members: [tom] })
  const names = Array.from({ length: 210 }, (_, index) => `Skill ${index}`)
  await db.tag.createMany({ data: names.map((name) => ({ workspaceId: workspace.id, name, createdAt: new Date() })) })
  await aTag({ workspace, name: 'Zeal' })
  await arriveAs(manager)
  await page.goto(`/users/edit/${tom.memberId}`)
  await page.getByLabel('Tags', { exact: true }).fill('ZEA')
  await page.getByRole('option', { name: 'Zeal' }).click()
  await button(page, 'Save tags').click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await tagsOf(tom)).toEqual(['Zeal'])
})

test('an Admin renames, merges and deletes tags', async ({ page, arriveAs }) => {
  const { workspace, admin, tom, lena } = await aTrio()
  await aTag({ workspace, name: 'Remote', members: [tom] })
  await aTag({ workspace, name: 'Home office', members: [lena] })
  await arriveAs(admin)
  await page.goto('/users?tab=tags')
  const choose = async (tag: string, act: string) => {
    await button(page, `What to do with ${tag}`).click()
    await button(page, act).click()
  }
  await choose('Remote', 'Rename')
  await page.getByLabel('Name', { exact: true }).fill('home office')
  const rename = page.getByRole('dialog').getByRole('button', { name: 'Rename' })
  await rename.click()
  await expect(page.getByText('There’s already a tag “home office”.', { exact: false })).toBeVisible()
  // A dialog whose answer is still being shown stays open.
  await expect(rename).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await choose('Remote', 'Merge')
  await page.getByLabel('Keep').fill('home')
  await page.getByRole('option', { name: 'Home office' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(row(page, 'Home office')).toContainText('2 people')
  await choose('Home office', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No tags yet')).toBeVisible()
  expect(await db.tag.count({ where: { workspaceId: workspace.id } })).toBe(0)
})
