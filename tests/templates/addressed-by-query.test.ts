import { expect, test } from 'vitest'
import TemplateEditPage from '@/app/(focus)/template/edit/page'
import TemplatePreviewPage from '@/app/(focus)/template/preview/page'
import { randomId } from '@/lib/shared/randomness'

const id = randomId()

test.each([
  ['/template/edit', TemplateEditPage],
  ['/template/preview', TemplatePreviewPage],
])('%s leads to the template that its address names, and without one to the list', async (path, page) => {
  const open = (query: { id?: string }) => page({ params: Promise.resolve({}), searchParams: Promise.resolve(query) })
  await expect(open({ id })).rejects.toMatchObject({ digest: expect.stringContaining(`;${path}/${id};`) })
  for (const query of [{}, { id: '//evil.example' }])
    await expect(open(query)).rejects.toMatchObject({ digest: expect.stringContaining(';/template;') })
})
