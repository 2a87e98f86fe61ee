import { getHeadAsSubject, type ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { renderToStaticMarkup } from 'react-dom/server'
import { SubjectPreview } from '@/components/reviews/results/subject-preview'
import { test, expect } from 'vitest'
import { aClosedReview } from '@/tests/factories/releases'

const drawn = (head: ReviewHead) =>
  renderToStaticMarkup(
    <SubjectPreview head={head} hidden={[]} tab="summary" zone="UTC">
      The results
    </SubjectPreview>,
  )

test('it says whose reading it is, and that it may be less where they answered as well', async () => {
  const { creator, id } = await aClosedReview({ anonymity: 'ANONYMOUS', answers: 5 })
  const head = await getHeadAsSubject(creator, id)
  expect(drawn(head)).toContain('This is what Tom Nair will see.')
  const own = { seesNames: false, ownGroup: 'PEER' as const }
  const markup = drawn({ ...head, hidden: 'too-few', eyes: { ...head.eyes, beside: own } })
  expect(markup).toContain('You answered too, so Tom Nair may see more than this')
  expect(markup).not.toContain('This is what Tom Nair will see')
  expect(markup).toContain('Release to Tom Nair')
})
