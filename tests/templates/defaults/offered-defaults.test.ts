import { expect, test } from 'vitest'
import { listOfferedDefaults } from '@/lib/templates/defaults/queries'
import { aSuperAdmin } from '@/tests/factories/members'
import { aDefaultTemplate } from '@/tests/factories/platform/platform'

test('shows the published default templates and no drafts', async () => {
  const admin = await aSuperAdmin()
  await aDefaultTemplate(admin, { title: 'Offered to all' })
  await aDefaultTemplate(admin, { title: 'Still a draft', isPublished: false })
  const titles = (await listOfferedDefaults()).map(({ title }) => title)
  expect(titles).toContain('Offered to all')
  expect(titles).not.toContain('Still a draft')
})
