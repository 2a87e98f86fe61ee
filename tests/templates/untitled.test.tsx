import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SourceList } from '@/components/templates/add/source-list'
import { getTemplatePreview } from '@/lib/templates/queries/get-template'
import { aTemplate } from '@/tests/factories/templates'
import { aCompany } from './roles'

test('a template without a title is called the same in its preview and among the sources', async () => {
  const { creator } = await aCompany()
  const { id } = await aTemplate(creator, { title: ' ' })
  expect((await getTemplatePreview(creator, id)).form.title).toBe('Untitled template')
  const listed = (act: 'keep' | 'duplicate') =>
    renderToStaticMarkup(
      <SourceList
        label="Sources"
        sources={[{ id, title: '', at: null }]}
        act={act}
        verb="Use"
        disabled={false}
        empty={{ title: '' }}
        zone="UTC"
      />,
    )
  expect(listed('duplicate')).toContain('aria-label="Use Untitled template"')
  expect(listed('keep')).toContain('aria-label="Use Untitled form"')
})
