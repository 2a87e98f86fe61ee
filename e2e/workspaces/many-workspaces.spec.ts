import type { Page } from '@playwright/test'
import { db } from '@/lib/platform/db'
import { aMember, anAdmin, aPerson, aPlace } from '@/tests/factories/members'
import { anInvitation } from '@/tests/factories/invitations'
import { aPictureFile } from '@/tests/factories/pictures'
import { aReview } from '@/tests/factories/reviews'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectAwake } from '@/e2e/support/awake'
import { linkIn, mailedLink, mailTo, sendWaitingMail } from '@/e2e/support/mail'
import { openSlowly } from '@/e2e/support/slow-line'
import { expect, test } from '@/e2e/support/test'

test('somebody in two workspaces goes to the other with one press and sees only what is there', async ({
  page,
  arriveAs,
}) => {
  const [here, there] = await Promise.all([aWorkspace({ name: 'Harbour' }), aWorkspace({ name: 'Lighthouse' })])
  const actor = await aMember({ workspace: here })
  const elsewhere = await aPlace({ userId: actor.userId, workspace: there })
  await aReview(await anAdmin({ workspace: there }), { asked: [elsewhere], title: 'Only at the Lighthouse' })

  await arriveAs(actor)
  await page.goto('/feedback?tab=received')
  await expect(page.getByText('Only at the Lighthouse')).toHaveCount(0)
  await page.getByRole('button', { name: 'Workspace Harbour, switch' }).click()
  await page.getByRole('link', { name: 'Switch workspace' }).click()
  const other = page.getByRole('button', { name: /Lighthouse/ })
  await expect(other).toContainText('1 new')
  await other.click()

  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('button', { name: 'Workspace Lighthouse, switch' })).toBeVisible()
  await page.goto('/feedback?tab=received')
  await expect(page.getByText('Only at the Lighthouse')).toBeVisible()
})

test('somebody begins a further workspace with a logo; its address is looked up while it is typed', async ({
  page,
  arriveAs,
}) => {
  const taken = await aWorkspace({ slug: unique('taken') })
  await arriveAs(await aMember())
  await page.goto('/workspace/create')
  await page.getByLabel('Workspace name').fill(taken.slug)
  await expect(page.getByText('Another workspace has this address.')).toBeVisible()
  const name = unique('Second Street')
  await page.getByLabel('Workspace name').fill(name)
  await expect(page.getByText('is available')).toBeVisible()
  const choose = (buffer: Buffer) =>
    page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await choose(Buffer.from('not a picture'))
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByText('This isn’t a picture we can read.')).toBeVisible()
  await choose(Buffer.from(await aPictureFile()))
  await page.getByRole('button', { name: 'Create workspace' }).click()

  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  const { logoId } = await db.workspace.findFirstOrThrow({ where: { name }, select: { logoId: true } })
  await expect(page.locator(`img[src*="${logoId}"]`).first()).toBeVisible()
  await expectAwake(page)
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0)
})

test('who has no workspace finds the invitation that waits, and the way to begin one', async ({ page, arriveAs }) => {
  const workspace = await aWorkspace({ name: 'Lighthouse' })
  const { id: userId, email } = await aPerson()
  await anInvitation(await anAdmin({ workspace }), { email })
  const former = await aPlace({ userId, workspace: await aWorkspace({ name: 'Harbour' }) })
  await arriveAs(former)
  await page.goto('/workspace/switch')
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText('Lighthouse')
  await page.getByRole('link', { name: 'Join Lighthouse' }).click()
  await page.getByRole('button', { name: 'Join Lighthouse' }).click()
  await expect(page.getByRole('button', { name: 'Workspace Lighthouse, switch' })).toBeVisible()
})

/** Somebody with a place in two workspaces, who is in the first. */
async function aPersonInTwo(role: 'Admin' | 'Member', password?: string) {
  const [here, there] = await Promise.all([aWorkspace({ name: 'Harbour' }), aWorkspace({ name: 'Lighthouse' })])
  const actor = await aMember({ workspace: here, role, password })
  return { actor, elsewhere: await aPlace({ userId: actor.userId, workspace: there, role }) }
}

test('what was typed in one workspace is not saved into the other that another tab has gone to', async ({
  page,
  context,
  arriveAs,
}) => {
  const { actor, elsewhere } = await aPersonInTwo('Admin')
  await arriveAs(actor)
  await page.goto('/workspace/edit')
  const name = page.getByLabel('Name', { exact: true })
  await name.click()
  await name.press('End')
  await name.pressSequentially(' and Sons')
  const asked = () => page.waitForEvent('dialog')

  const other = await context.newPage()
  await other.goto('/workspace/switch')
  const [stay] = await Promise.all([asked(), other.getByRole('button', { name: /Lighthouse/ }).click()])
  await stay.dismiss()
  await expect(other.getByRole('button', { name: 'Workspace Lighthouse, switch' })).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('You are in another workspace now. Copy what you typed')).toBeVisible()
  await expect(name).toHaveValue('Harbour and Sons')
  const names = await db.workspace.findMany({
    where: { id: { in: [actor.workspaceId, elsewhere.workspaceId] } },
    orderBy: { name: 'asc' },
    select: { name: true },
  })
  expect(names).toEqual([{ name: 'Harbour' }, { name: 'Lighthouse' }])

  const look = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await name.pressSequentially('!')
  const [leave] = await Promise.all([asked(), look()])
  await leave.accept()
  await expect(name).toHaveValue('Lighthouse')
})

test('a mailed link of the other workspace offers to go there, moves nobody by itself, and then leads on', async ({
  page,
  arriveAs,
}) => {
  const { actor, elsewhere } = await aPersonInTwo('Member')
  const asker = await anAdmin({ workspace: { id: elsewhere.workspaceId } })
  await aReview(asker, { asked: [elsewhere], title: 'Only at the Lighthouse' })
  await sendWaitingMail()
  const link = linkIn(await mailTo(actor.email), '/feedback/id/')

  await arriveAs(actor)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This is in Lighthouse' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Workspace Harbour, switch' })).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Switch to Lighthouse' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Only at the Lighthouse' })).toBeVisible()
  await expect(page).toHaveURL(link)
})

test('pressed before the scripts have come, the way there is gone once they have', async ({ visit }) => {
  const { actor, elsewhere } = await aPersonInTwo('Member')
  const page = await visit(actor)
  const letThrough = await openSlowly(page, `/users?workspace=${elsewhere.workspaceId}`)
  await page.getByRole('button', { name: 'Switch to Lighthouse' }).click({ noWaitAfter: true })
  letThrough()
  await expect(page.getByRole('button', { name: 'Workspace Lighthouse, switch' })).toBeVisible()
  await expect(page).toHaveURL(`/users?workspace=${elsewhere.workspaceId}`)
})

test('somebody signed out who follows such a link signs in, by password or by mail, and is led on to it there', async ({
  visit,
}) => {
  const password = 'harbour kettle moss'
  const { actor, elsewhere } = await aPersonInTwo('Member', password)
  await db.user.update({ where: { id: actor.userId }, data: { lastWorkspaceId: actor.workspaceId } })
  const asker = await anAdmin({ workspace: { id: elsewhere.workspaceId } })
  const { id } = await aReview(asker, { asked: [elsewhere], title: 'Only at the Lighthouse' })
  const link = `/feedback/id/${id}?workspace=${elsewhere.workspaceId}`
  const expectLedOn = async (page: Page) => {
    await expect(page.getByRole('heading', { name: 'This is in Lighthouse' })).toBeVisible()
    await expectAwake(page)
    await page.getByRole('button', { name: 'Switch to Lighthouse' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Only at the Lighthouse' })).toBeVisible()
    await expect(page).toHaveURL(link)
  }

  const byMail = await visit()
  await byMail.goto(link)
  await byMail.getByLabel('E-mail').fill(actor.email)
  await byMail.getByRole('button', { name: 'E-mail me a link instead' }).click()
  await byMail.waitForURL('**/auth/magic-link/sent')
  await byMail.goto(await mailedLink(actor.email, '/auth/magic-link/'))
  await byMail.getByRole('button', { name: 'Sign in' }).click()
  await expectLedOn(byMail)

  await db.user.update({ where: { id: actor.userId }, data: { lastWorkspaceId: actor.workspaceId } })
  const byPassword = await visit()
  await byPassword.goto(link)
  await byPassword.getByLabel('E-mail').fill(actor.email)
  await byPassword.getByLabel('Password', { exact: true }).fill(password)
  await byPassword.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectLedOn(byPassword)
})

test('who has no place in the workspace of a link learns nothing of it', async ({ visit }) => {
  const { elsewhere } = await aPersonInTwo('Member')
  const stranger = await visit(await aMember())
  await stranger.goto(`/users?workspace=${elsewhere.workspaceId}`)
  await expect(stranger).toHaveURL(`/users?workspace=${elsewhere.workspaceId}`)
  await expect(stranger.getByText('Lighthouse')).toHaveCount(0)
})
