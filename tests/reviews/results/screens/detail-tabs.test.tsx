import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResultsScreen } from '@/components/reviews/results/results-screen'
import { aHead, anAnsweredReview } from '@/tests/factories/results'

test('the tabs of sent feedback have the names of the specification', async () => {
  const { creator, review } = await anAnsweredReview({ groups: ['PEER'] })
  const shown = renderToStaticMarkup(
    <ResultsScreen head={await aHead(creator, review)} tab="summary" zone="UTC" action={false}>
      {null}
    </ResultsScreen>,
  )
  const [tabs = ''] = /<nav aria-label="Views of this feedback".*?<\/nav>/.exec(shown) ?? []
  const names = [...tabs.matchAll(/<a [^>]*>([^<]*)/g)].map(([, name]) => name)
  expect(names).toEqual(['Summary', 'Team', 'Invited', 'Answers'])
})
