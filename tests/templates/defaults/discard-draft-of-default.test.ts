import { expect, test } from 'vitest'
import { saveDefaultTemplate } from '@/lib/templates/defaults/commands/save-default-template'
import { discardDraftOfDefault } from '@/lib/templates/defaults/commands/discard-draft-of-default'
import { getDefaultPreview } from '@/lib/templates/defaults/queries'
import { aSuperAdmin } from '@/tests/factories/members'
import { aDefaultTemplate } from '@/tests/factories/platform/platform'
import { aForm } from '@/tests/factories/reviews'
import { expectRefused } from '@/tests/support/refused'

test('goes back to what is published; a template that never was is gone', async () => {
  const root = await aSuperAdmin()
  const { id, title } = await aDefaultTemplate(root)
  await saveDefaultTemplate(root, { id, version: 1, content: aForm({ title: 'No good' }) })
  await discardDraftOfDefault(root, { id })
  expect(await getDefaultPreview(root, id)).toMatchObject({ title, hasDraft: false })
  const { id: never } = await aDefaultTemplate(root, { isPublished: false })
  await discardDraftOfDefault(root, { id: never })
  await expectRefused(getDefaultPreview(root, never), 'not-found')
})
