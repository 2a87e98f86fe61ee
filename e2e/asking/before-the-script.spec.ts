import { db } from '@/lib/platform/db'
import { aManager } from '@/tests/factories/members'
import { aCircle, aDraft } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { someNominations } from '@/tests/reviews/nominations/circumstances'
import { expectAwake } from '@/e2e/support/awake'
import { openSlowly, tap } from '@/e2e/support/slow-line'
import { expect, test } from '@/e2e/support/test'
import { openLine } from '@/e2e/support/wizard'

test('a nomination approved before the scripts have come is approved once they have', async ({ visit }) => {
  const { creator, review } = await someNominations()
  const page = await visit(creator)
  const letThrough = await openSlowly(page, `/feedback/id/${review.id}/nominations`)
  const approve = page.getByRole('button', { name: /^Approve / })
  await approve.first().click({ noWaitAfter: true })
  letThrough()
  await expect(page.getByText('Approved', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: /^Decline / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Declined', { exact: true })).toHaveCount(1)
  await expect(approve).toHaveCount(0)
})

test('a template pressed before the scripts have come begins one form once they have', async ({ visit }) => {
  const manager = await aManager()
  await aTemplate(manager, { title: 'Written on a train' })
  const page = await visit(manager)
  const letThrough = await openSlowly(page, '/feedback/add?from=templates&search=train')
  await page.getByRole('button', { name: 'Use Written on a train' }).click({ noWaitAfter: true })
  letThrough()
  await page.waitForURL(/\/feedback\/edit\//)
  expect(await db.form.count({ where: { workspaceId: manager.workspaceId } })).toBe(1)
})

test('the menu of a row opens once the scripts have come', async ({ visit }) => {
  const manager = await aManager()
  const { id } = await aTemplate(manager, { title: 'Written on a train' })
  const page = await visit(manager)
  const letThrough = await openSlowly(page, '/template?search=train')
  const opener = page.getByRole('button', { name: 'What to do with Written on a train' })
  await tap(opener)
  await expect(page.getByRole('button', { name: 'Duplicate' })).toBeHidden()
  letThrough()
  await expectAwake(page)
  await expect(page.getByRole('button', { name: 'Duplicate' })).toBeHidden()
  await opener.click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/template/edit/') && !url.pathname.endsWith(id))
})

test('the questions take no words before the scripts have come, and save them afterwards', async ({ visit }) => {
  const { creator, asked } = await aCircle(1)
  const { id } = await aDraft(creator, { asked, title: 'Before' })
  const page = await visit(creator)
  const letThrough = await openSlowly(page, `/feedback/edit/${id}?step=questions`)
  const title = page.getByLabel('Title', { exact: true })
  await tap(title)
  await page.keyboard.type('Lost')
  await expect(title).toHaveValue('Before')
  letThrough()
  await expectAwake(page)
  await expect(title).toHaveValue('Before')
  await title.fill('Written on a train')
  const stored = async () => (await db.form.findFirstOrThrow({ where: { reviewId: id } })).content
  await expect.poll(stored).toMatchObject({ title: 'Written on a train' })
})

test('permissions take no choice before the scripts have come', async ({ visit }) => {
  const { creator, asked } = await aCircle(3)
  const { id } = await aDraft(creator, { asked })
  const page = await visit(creator)
  const letThrough = await openSlowly(page, `/feedback/edit/${id}?step=permissions`)
  const about = page.getByLabel('About', { exact: true })
  const before = await about.inputValue()
  await tap(about)
  await page.keyboard.press('ArrowUp')
  await expect(about).toHaveValue(before)
  letThrough()
  await expectAwake(page)
  await expect(about).toHaveValue(before)
  for (const line of ['Privacy', 'More', 'Respondents may']) await openLine(page, line)
  await page.getByRole('radio', { name: /^Anonymous/ }).check()
  await page.getByLabel(/^Opt out/).uncheck()
  await expect(page.getByText('Your answers are anonymous: nobody will see your name.')).toBeVisible()
  const stored = async () => (await db.form.findFirstOrThrow({ where: { reviewId: id } })).content
  await expect.poll(stored).toMatchObject({ about: before, anonymity: 'ANONYMOUS', mayOptOut: false })
})

test('a template is shared and tagged once the scripts have come', async ({ visit }) => {
  const manager = await aManager()
  const { id } = await aTemplate(manager)
  const page = await visit(manager)
  const letThrough = await openSlowly(page, `/template/edit/${id}`)
  const share = page.getByRole('switch', { name: 'Share it with the workspace' })
  await tap(share)
  await expect(share).not.toBeChecked()
  letThrough()
  await expectAwake(page)
  await share.check()
  await page.getByLabel('Tags').fill('Release')
  const stored = () => db.template.findUniqueOrThrow({ where: { id }, select: { isShared: true, tags: true } })
  await expect.poll(stored).toEqual({ isShared: true, tags: [] })
  await page.getByLabel('Tags').press('Enter')
  await expect.poll(stored).toEqual({ isShared: true, tags: ['Release'] })
})
