import { expect, test } from 'vitest'
import { randomId } from '@/lib/shared/randomness'
import { saveDefaultTemplate } from '@/lib/templates/defaults/commands/save-default-template'
import { getDefaultPreview } from '@/lib/templates/defaults/queries'
import { getTemplatePreview } from '@/lib/templates/queries/get-template'
import { aMember, aSuperAdmin } from '@/tests/factories/members'
import { aDefaultTemplate } from '@/tests/factories/platform/platform'
import { aForm } from '@/tests/factories/reviews'
import { expectRefused } from '@/tests/support/refused'

test('changes the draft, and workspaces go on reading what is published', async () => {
  const root = await aSuperAdmin()
  const { id, title } = await aDefaultTemplate(root)
  const content = aForm({ title: 'Another title' })
  expect(await saveDefaultTemplate(root, { id, version: 1, content })).toMatchObject({ version: 2 })
  expect(await getDefaultPreview(root, id)).toMatchObject({ title: 'Another title', hasDraft: true, version: 1 })
  expect(await getTemplatePreview(await aMember(), id)).toMatchObject({ title })
})

test('refuses what was saved elsewhere meanwhile, and takes the same again', async () => {
  const root = await aSuperAdmin()
  const { id } = await aDefaultTemplate(root)
  const content = aForm({ title: 'Mine' })
  await saveDefaultTemplate(root, { id, version: 1, content })
  expect(await saveDefaultTemplate(root, { id, version: 1, content })).toMatchObject({ version: 2 })
  await expectRefused(saveDefaultTemplate(root, { id, version: 1, content: aForm({ title: 'Theirs' }) }), 'conflict')
  await expectRefused(saveDefaultTemplate(root, { id: randomId(), version: 1, content }), 'not-found')
})
