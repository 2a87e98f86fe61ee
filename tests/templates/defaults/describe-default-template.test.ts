import { expect, test } from 'vitest'
import { describeDefaultTemplate } from '@/lib/templates/defaults/commands/describe-default-template'
import { getDefaultEditor, getDefaultPreview } from '@/lib/templates/defaults/queries'
import { aSuperAdmin } from '@/tests/factories/members'
import { aDefaultTemplate } from '@/tests/factories/platform/platform'

test('says what the draft is for, in parts, and leaves its words alone', async () => {
  const root = await aSuperAdmin()
  const { id, title } = await aDefaultTemplate(root)
  await describeDefaultTemplate(root, { id, description: 'After a launch' })
  await describeDefaultTemplate(root, { id, tags: ['Projects'] })
  const { about, draft } = await getDefaultEditor(root, id)
  expect(about).toMatchObject({ description: 'After a launch', tags: ['Projects'] })
  expect(draft).toMatchObject({ version: 1, content: { title } })
})

test('names nobody of the platform as who reads the answers', async () => {
  const root = await aSuperAdmin()
  const { id } = await aDefaultTemplate(root)
  const { draft } = await getDefaultEditor(root, id)
  expect(draft.me.name).toBe('the person who uses this template')
  const [sentence = ''] = (await getDefaultPreview(root, id)).form.privacyNotice
  expect(sentence).toContain('the person who uses this template')
  expect(sentence).not.toMatch(/(?<!^|\. )The person/)
})
