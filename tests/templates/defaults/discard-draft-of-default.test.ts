import { expect, test } from 'vitest'
import { saveDefaultTemplate } from '@/lib/templates/defaults/commands/save-default-template'
import { discardDraftOfDefault } from '@/lib/templates/defaults/commands/discard-draft-of-default'
import { getDefaultPreview } from '@/lib/templates/defaults/queries'
import { aSuperAdmin } from '@/tests/factories/members'
import { aDefaultTemplate } from '@/tests/factories/platform/platform'
import { aForm } from '@/tests/factories/reviews'
import { listPlatformActs } from '@/lib/audit/platform/queries'
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

test('the log names what was discarded, once', async () => {
  const root = await aSuperAdmin()
  const [published, never] = [await aDefaultTemplate(root), await aDefaultTemplate(root, { isPublished: false })]
  await saveDefaultTemplate(root, { id: published.id, version: 1, content: aForm({ title: 'No good' }) })
  for (const { id } of [published, published, never]) await discardDraftOfDefault(root, { id })
  const newest = async (about: string) => (await listPlatformActs(root, { kind: 'templates', about })).rows[0]?.title
  expect(await newest(published.id)).toBe(`Discarded the changes of the template “${published.title}”`)
  expect(await newest(never.id)).toBe(`Deleted the unpublished template “${never.title}”`)
  const { rows } = await listPlatformActs(root, { kind: 'templates', about: published.id })
  expect(rows.filter(({ action }) => action === 'template.draft-discarded')).toHaveLength(1)
})
