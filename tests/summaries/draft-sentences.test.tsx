import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DraftSentences } from '@/components/summaries/draft-sentences'

const draft = { sentences: [], sources: [], proposals: [], readCount: 3, leftOutCount: 2 }

test('calls only sources with an order of time the newest', () => {
  expect(renderToStaticMarkup(<DraftSentences draft={draft} />)).toContain('Drafted from the newest 3 of 5 items.')
  expect(renderToStaticMarkup(<DraftSentences draft={draft} isByTime={false} />)).toContain(
    'Drafted from 3 of 5 items.',
  )
})
