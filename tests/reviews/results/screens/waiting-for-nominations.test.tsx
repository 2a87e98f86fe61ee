import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoAnswers } from '@/components/reviews/results/no-answers'
import { PeopleList } from '@/components/reviews/results/people-list'
import { ResultsProgress } from '@/components/reviews/results/results-progress'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { resultsFilterSchema } from '@/lib/reviews/results/schema'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { aHead } from '@/tests/factories/results'
import { aNominatedReview } from '@/tests/reviews/nominations/circumstances'

async function drawn(actor: Actor, review: { id: string }) {
  const head = await aHead(actor, review)
  const screen = (
    <>
      <ResultsProgress head={head} />
      <NoAnswers {...head} />
      <PeopleList head={head} kind="team" people={{ rows: [], next: null }} filter={resultsFilterSchema.parse({})} />
    </>
  )
  return { next: head.steps?.next, words: renderToStaticMarkup(screen) }
}

test('a form that waits for nominations says so, and its close is no recommended step', async () => {
  const { creator, subject, peers, review } = await aNominatedReview()
  await db.reviewAssignee.deleteMany({ where: { reviewId: review.id } })
  await db.review.update({ where: { id: review.id }, data: { askedCount: 0 } })
  const before = await drawn(creator, review)
  expect(before.next).toBe(null)
  expect(before.words).toContain('Nobody asked yet')
  expect(before.words).toContain('Waiting for nominations')
  expect(before.words).toContain(`${subject.firstName} ${subject.lastName} is choosing 2 to 3 people`)
  expect(before.words).toContain(`href="/feedback/edit/${review.id}?tab=nominations"`)
  await nominatePeers(subject, { id: review.id, memberIds: peers.slice(0, 2).map(({ memberId }) => memberId) })
  expect((await drawn(creator, review)).words).toContain('2 nominations waiting for approval')
  await closeReview(creator, review)
  expect((await drawn(creator, review)).words).toContain('Nobody answered')
})
