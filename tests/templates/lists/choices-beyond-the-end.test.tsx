import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormChoice } from '@/components/reviews/asking/format/form-choice'
import { TemplateChoice } from '@/components/templates/start/template-choice'

const page = { rows: [], next: null }

test.each(['', 'zebra'])('a later page of what to begin with says that it is the end, searched for “%s”', (search) => {
  const drawn = (after?: string) => [
    renderToStaticMarkup(<TemplateChoice filter={{ from: 'templates', search, after }} page={page} />),
    renderToStaticMarkup(<FormChoice filter={{ from: 'forms', search, after }} page={page} zone="UTC" />),
  ]
  for (const markup of drawn('later')) {
    expect(markup).toMatch(/No more/)
    expect(markup).not.toMatch(/No results/)
  }
  for (const markup of drawn()) expect(markup).not.toContain('Back to the first page')
})
