import { db } from '@/lib/platform/db'
import { aManager } from '@/tests/factories/members'
import { aCircle, aDraft } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aTemplate } from '@/tests/factories/templates'
import { expect, test } from '@/e2e/support/test'
import { choose, startForm, toastOf } from '@/e2e/support/wizard'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test('who was chosen while the network was away is there again by name, and counted', async ({ visit }) => {
  const { workspace, creator, asked } = await aCircle(3)
  const [alone, ...members] = asked
  const name = `${alone?.firstName} ${alone?.lastName}`
  await aTeam({ workspace, name: 'Dock', members })
  const { id } = await aDraft(creator)
  const page = await visit(creator)
  const permissions = `/feedback/edit/${id}?step=permissions`
  await page.route('**/feedback/edit/**', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.goto(permissions)
  await choose(page, [name])
  await page.getByRole('combobox', { name: 'People, teams and tags' }).fill('Dock')
  await page.getByRole('option', { name: 'Dock 2 people' }).click()
  await expect(page.getByText('Could not save').first()).toBeVisible()
  await page.close({ runBeforeUnload: false })

  const again = await page.context().newPage()
  await again.goto(permissions)
  await expect(again.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  await expect(again.getByRole('button', { name: 'Remove Dock' })).toBeVisible()
  await expect(again.getByText('Former colleague')).toHaveCount(0)
  await expect(again.getByText('3', { exact: true }).first()).toBeVisible()
})

test('a form that could not be saved has no full page, and says so', async ({ visit }) => {
  const page = await visit(await aManager())
  await startForm(page, 'Self review')
  await page.route('**/feedback/add**', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.getByRole('button', { name: 'Full page' }).click()
  await expect(toastOf(page)).toContainText('No preview')
  expect(page.url()).toContain('/feedback/add')
})

test('closing the tab on unsaved words about a template asks first', async ({ visit }) => {
  const creator = await aManager()
  const { id } = await aTemplate(creator)
  const page = await visit(creator)
  const saving = '**/template/edit/**'
  await page.route(saving, (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.goto(`/template/edit/${id}`)
  const words = page.getByLabel('When to use it')
  await words.click()
  await words.press('End')
  await words.pressSequentially(' Each time.')
  await expect(page.getByText('Could not save')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()

  await page.unroute(saving)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('banner').getByText(/Saved \d\d:\d\d/)).toBeVisible()
  expect((await db.template.findUniqueOrThrow({ where: { id } })).description).toContain('Each time.')
})
