import { expect, test } from 'vitest'
import { TemplateList } from '@/components/templates/list/template-list'
import { deletionInWords } from '@/components/templates/start/template-words'
import { listTemplates } from '@/lib/templates/queries/list-templates'
import { aTemplate } from '@/tests/factories/templates'
import { aMember } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { markupOf } from '@/tests/support/markup-of'

test('before a template is deleted, one reads who else can use it', async () => {
  const workspace = await aWorkspace()
  const admin = await aMember({ workspace, role: 'Admin' })
  const author = await aMember({ workspace, firstName: 'Ola', lastName: 'Lind' })
  await aTemplate(author, { title: 'Private' })
  await aTemplate(admin, { title: 'Own' })
  await aTemplate(admin, { title: 'Shared', isShared: true })
  const { rows } = await listTemplates(admin, { tab: 'all', search: '', tag: '' })
  const drawn = markupOf(<TemplateList label="All" rows={rows} full={null} zone="UTC" />)
  const noteOf = (name: string) => new RegExp(`data-name="${name}"(?: data-note="([^"]*)")?`).exec(drawn)?.[1]
  const notes = ['Private', 'Own', 'Shared'].map(noteOf)
  expect(notes).toEqual([
    'Ola Lind can no longer use it.',
    undefined,
    'It’s shared, so your colleagues can no longer use it.',
  ])
  expect(deletionInWords(notes[2] ?? '')).toMatch(/^It’s shared, .* Feedback already started from it stays\./)
  expect(deletionInWords('')).toBe('Feedback already started from it stays. This can’t be undone.')
})
