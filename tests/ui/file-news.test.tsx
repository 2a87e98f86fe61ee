import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileNews } from '@/components/ui/list/file-news'

test('there is a place for news before there is any, so that they are heard when they come', () => {
  const ready = { id: 'a', status: 'DONE', fileName: 'a.csv' } as const
  expect(renderToStaticMarkup(<FileNews files={[ready]} />)).toBe('<p role="status" class="sr-only"></p>')
})
