import { getHeadAsSubject, getReviewHead, type ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { renderToStaticMarkup } from 'react-dom/server'
import { ResponseList } from '@/components/reviews/results/response-list'
import { SubjectPreview } from '@/components/reviews/results/subject-preview'
import { test, expect } from 'vitest'
import { resultsFilterSchema } from '@/lib/reviews/results/schema'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { aClosedReview } from '@/tests/factories/releases'

const answersOf = (head: ReviewHead) =>
  renderToStaticMarkup(
    <ResponseList
      head={head}
      responses={{ questions: [], rows: [], next: null }}
      filter={resultsFilterSchema.parse({ tab: 'answers' })}
      zone="UTC"
    />,
  )

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

test('its answers are said to be together for the subject, with the way to the summary', async () => {
  const { creator, subject, id } = await aClosedReview({ anonymity: 'CONFIDENTIAL' })
  const preview = answersOf(await getHeadAsSubject(creator, id))
  expect(preview).toContain('Tom Nair only sees answers together')
  expect(preview).toContain(`href="/feedback/preview/${id}/as-subject"`)
  await releaseReview(creator, { id })
  const own = await getReviewHead(subject, id)
  expect(own && answersOf(own)).toContain('You only see answers together')
})
