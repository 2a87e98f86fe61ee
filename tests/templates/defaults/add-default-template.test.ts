import { expect, test } from 'vitest'
import { addDefaultTemplate } from '@/lib/templates/defaults/commands/add-default-template'
import { listDefaultTemplates } from '@/lib/templates/defaults/queries'
import { randomId } from '@/lib/shared/randomness'
import { aMember, aSuperAdmin } from '@/tests/factories/members'
import { listTemplates } from '@/lib/templates/queries/list-templates'

test('begins a template once that nobody is offered before it is published', async () => {
  const [root, madeId] = [await aSuperAdmin(), randomId()]
  expect(await addDefaultTemplate(root, { madeId })).toEqual({ id: madeId })
  expect(await addDefaultTemplate(root, { madeId })).toEqual({ id: madeId })
  const rows = await listDefaultTemplates(root)
  expect(rows.filter(({ id }) => id === madeId)).toMatchObject([{ version: 0, isPublished: false }])
  const offered = await listTemplates(await aMember(), { tab: 'default', search: '', tag: '' })
  expect(offered.rows.map(({ id }) => id)).not.toContain(madeId)
})
