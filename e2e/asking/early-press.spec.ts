import { db } from '@/lib/platform/db'
import { aManager } from '@/tests/factories/members'
import { aCircle, aDraft, aQuestion } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { someNominations } from '@/tests/reviews/nominations/circumstances'
import { expectAwake } from '@/e2e/support/awake'
import { openSlowly } from '@/e2e/support/slow-line'
import { expect, test } from '@/e2e/support/test'
import { openLine } from '@/e2e/support/wizard'

test('a proposal approved before the scripts have come is approved once they have', async ({ visit }) => {
  const { creator, review } = await someNominations()
  const page = await visit(creator)
  const letThrough = await openSlowly(page, `/feedback/id/${review.id}/nominations`)
  const approve = page.getByRole('button', { name: /^Approve / })
  await approve.first().click({ noWaitAfter: true })
  letThrough()
  await expect(page.getByText('Approved', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: /^Decline / }).click()
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

test('a menu opened before the scripts have come is the one of its row once they have', async ({ visit }) => {
  const manager = await aManager()
  const { id } = await aTemplate(manager, { title: 'Written on a train' })
  const page = await visit(manager)
  const letThrough = await openSlowly(page, '/template?search=train')
  await page.getByRole('button', { name: 'What to do with Written on a train' }).click({ noWaitAfter: true })
  letThrough()
  await expectAwake(page)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/template/edit/') && !url.pathname.endsWith(id))
})

test('what is promised before the scripts have come is promised once they have', async ({ visit }) => {
  const { creator, asked } = await aCircle(3)
  const { id } = await aDraft(creator, { asked })
  const page = await visit(creator)
  const letThrough = await openSlowly(page, `/feedback/edit/${id}?step=permissions`)
  const [anonymous, optOut] = [page.getByRole('radio', { name: /^Anonymous/ }), page.getByLabel(/^Opt out/)]
  for (const line of ['Privacy', 'More', 'Respondents may']) await openLine(page, line)
  await anonymous.check({ noWaitAfter: true })
  await optOut.uncheck({ noWaitAfter: true })
  letThrough()
  await expect(page.getByText('Your answers are anonymous: nobody will see your name.')).toBeVisible()
  await expect(anonymous).toBeChecked()
  await expect(optOut).not.toBeChecked()
  const stored = async () => (await db.form.findFirstOrThrow({ where: { reviewId: id } })).content
  await expect.poll(stored).toMatchObject({ anonymity: 'ANONYMOUS', mayOptOut: false })
})

test('what is written before the scripts have come is saved once they have', async ({ visit }) => {
  const { creator, asked } = await aCircle(1)
  const { id } = await aDraft(creator, { asked })
  const page = await visit(creator)
  const letThrough = await openSlowly(page, `/feedback/edit/${id}?step=questions`)
  await page.getByLabel('Title', { exact: true }).fill('Written on a train')
  letThrough()
  const stored = async () => (await db.form.findFirstOrThrow({ where: { reviewId: id } })).content
  await expect.poll(stored).toMatchObject({ title: 'Written on a train' })
})

test('what is chosen from a list before the scripts have come is chosen once they have', async ({ visit }) => {
  const { creator, asked } = await aCircle(1)
  const weekly = { frequency: 'Weekly', openDays: 4 } as const
  const { id } = await aDraft(creator, { asked, questions: [aQuestion('scale'), aQuestion('input')], ...weekly })
  const stored = async () => (await db.form.findFirstOrThrow({ where: { reviewId: id } })).content
  const page = await visit(creator)
  const letQuestionsThrough = await openSlowly(page, `/feedback/edit/${id}?step=questions`)
  const highest = page.getByLabel('To', { exact: true })
  await highest.selectOption('7')
  letQuestionsThrough()
  await expect.poll(stored).toMatchObject({ questions: [{ higherLabel: 7 }, {}] })
  await expect(highest).toHaveValue('7')

  const letPermissionsThrough = await openSlowly(page, `/feedback/edit/${id}?step=permissions`)
  const open = page.getByLabel('Each round is open')
  await openLine(page, 'Schedule')
  await open.selectOption('2')
  letPermissionsThrough()
  await expect.poll(stored).toMatchObject({ openDays: 2 })
  await expect(open).toHaveValue('2')
})

test('a template shared before the scripts have come is shared once they have', async ({ visit }) => {
  const manager = await aManager()
  const { id } = await aTemplate(manager)
  const page = await visit(manager)
  const letThrough = await openSlowly(page, `/template/edit/${id}`)
  const share = page.getByRole('switch', { name: 'Share it with the workspace' })
  await share.check({ noWaitAfter: true })
  await page.getByLabel('Tags').fill('Release')
  letThrough()
  const stored = () => db.template.findUniqueOrThrow({ where: { id }, select: { isShared: true, tags: true } })
  await expect.poll(stored).toEqual({ isShared: true, tags: [] })
  await expect(share).toBeChecked()
  await page.getByLabel('Tags').press('Enter')
  await expect.poll(stored).toEqual({ isShared: true, tags: ['Release'] })
})

test('what a template says about itself stays while it is looked at, and is saved by Done', async ({ visit }) => {
  const manager = await aManager()
  const { id } = await aTemplate(manager)
  const page = await visit(manager, { viewport: { width: 390, height: 844 } })
  await page.goto(`/template/edit/${id}`)
  const tag = page.getByRole('button', { name: 'Remove the tag Release' })
  await page.getByLabel('Tags').fill('Release')
  await page.getByLabel('Tags').press('Enter')
  await page.getByRole('radio', { name: 'Preview' }).check()
  await expect(tag).toBeHidden()
  await page.getByRole('radio', { name: 'Write' }).check()
  await expect(tag).toBeVisible()
  await page.getByRole('switch', { name: 'Share it with the workspace' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL(/\/template\/preview\//)
  const stored = await db.template.findUniqueOrThrow({ where: { id }, select: { isShared: true, tags: true } })
  expect(stored).toEqual({ isShared: true, tags: ['Release'] })
})
