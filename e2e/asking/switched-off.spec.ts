import { anAdmin, aManager } from '@/tests/factories/members'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace } from '@/tests/factories/workspaces'
import { switchFeature } from '@/lib/workspaces/features/commands/switch-feature'
import { expectAwake } from '@/e2e/support/awake'
import { expect, test } from '@/e2e/support/test'

test('templates switched off while somebody writes one: the words stay on the device, and are saved once they are on', async ({
  visit,
}) => {
  const workspace = await aWorkspace()
  const [admin, manager] = [await anAdmin({ workspace }), await aManager({ workspace })]
  const { id } = await aTemplate(manager, { title: 'Written on a train' })
  const page = await visit(manager)
  await page.goto(`/template/edit/${id}`)
  await switchFeature(admin, { feature: 'Templates', isOn: false })
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Written in a tunnel')
  const notice = page.getByRole('alert').filter({ hasText: 'This can’t be saved now' })
  await expect(notice).toContainText('Templates are turned off in this workspace. Ask an admin to turn them on.')
  await expect(notice).toContainText('What you typed is kept on this device.')
  await expect(page.getByText('Could not save')).toHaveCount(0)

  await page.goto(`/template/edit/${id}`)
  await page.waitForURL(`/template/preview/${id}`)
  await expect(page.getByText('Templates are turned off in this workspace.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Use/ })).toHaveCount(0)

  await switchFeature(admin, { feature: 'Templates', isOn: true })
  await page.goto(`/template/edit/${id}`)
  await expectAwake(page)
  await expect(title).toHaveValue('Written in a tunnel')
  await expect(page.getByRole('banner').getByText(/Saved \d\d:\d\d/)).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('Written in a tunnel')
})
