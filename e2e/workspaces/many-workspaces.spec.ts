import { db } from '@/lib/platform/db'
import { aMember, anAdmin, aPerson, aPlace } from '@/tests/factories/members'
import { anInvitation } from '@/tests/factories/invitations'
import { aPictureFile } from '@/tests/factories/pictures'
import { aReview } from '@/tests/factories/reviews'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectAwake } from '../support/awake'
import { expect, test } from '../support/test'

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
  await expect(page.getByText('is free.')).toBeVisible()
  const choose = (buffer: Buffer) =>
    page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await choose(Buffer.from('not a picture'))
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByText('This file could not be read as a picture.')).toBeVisible()
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
  await page.getByRole('link', { name: 'Look and join' }).click()
  await page.getByRole('button', { name: 'Join Lighthouse' }).click()
  await expect(page.getByRole('button', { name: 'Workspace Lighthouse, switch' })).toBeVisible()
})
