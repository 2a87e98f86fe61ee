import { markupOf } from '@/tests/support/markup-of'
import { expect, test } from 'vitest'
import { ReviewActs } from '@/components/reviews/results/acts/review-acts'
import { ResultsScreen } from '@/components/reviews/results/results-screen'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { getReviewHead, type ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { stepsOf, type SteppingFacts } from '@/lib/reviews/results/rules/next-step'
import { deactivate } from '@/tests/factories/members'
import { aClosedReview } from '@/tests/factories/releases'

const facts: SteppingFacts = {
  kind: 'FORM',
  status: 'ACTIVE',
  anonymity: 'NAMED',
  closesAt: null,
  hasReminders: true,
  askedCount: 5,
  answeredCount: 4,
}

const primary = (head: ReviewHead) => {
  const drawn = markupOf(<ReviewActs head={head} />)
  const found = drawn.matchAll(/class="[^"]*button-primary[^"]*"[^>]*>(.*?)<\/(?:button|a)>/g)
  return [...found].map(([, inside = '']) => inside.replaceAll(/<[^>]+>/g, ''))
}

test('a sent form has one primary button, by its state', async () => {
  const { creator, id } = await aClosedReview()
  const head = await getReviewHead(creator, id)
  if (!head) throw new Error('this is still a draft')
  const inState = (given: Partial<SteppingFacts>, mayRelease = false) =>
    primary({ ...head, steps: stepsOf({ ...facts, ...given }, mayRelease, now()) })
  expect(inState({})).toEqual(['Remind all'])
  expect(inState({ answeredCount: 5 })).toEqual(['Close'])
  expect(inState({ status: 'INACTIVE' })).toEqual(['Resume'])
  expect(primary(head)).toEqual(['Release to Tom Nair'])
  expect(inState({ status: 'CLOSED', answeredCount: 0 })).toEqual(['Reopen'])
  expect(inState({ status: 'RELEASED' })).toEqual(['Ask again'])
})

test('its creator is told who will read it, as of the release', async () => {
  const { creator, id } = await aClosedReview()
  const head = await getReviewHead(creator, id)
  expect(head).toMatchObject({
    readers: expect.stringMatching(
      /^you, .*Tom Nair \(once it is released\)|^you and Tom Nair \(once it is released\)/,
    ),
    releasedReaders: head?.readers.replace(' (once it is released)', '').replace('you', head.creatorName),
  })
})

test('its other readers are offered none of it', async () => {
  const { reader, id } = await aClosedReview({ isShared: true })
  const head = await getReviewHead(reader, id)
  expect(head && markupOf(<ReviewActs head={head} />)).toBe('')
})

const noteOf = async (creator: Actor, id: string) => {
  const head = await getReviewHead(creator, id)
  if (!head) throw new Error('this is still a draft')
  const drawn = markupOf(
    <ResultsScreen head={head} tab="summary" zone="UTC" action={null}>
      Results
    </ResultsScreen>,
  )
  return /[^>]*so this can’t be released/.exec(drawn)?.[0]
}

test('its creator reads why closed results can’t be released', async () => {
  const enough = await aClosedReview({ anonymity: 'CONFIDENTIAL' })
  expect(await noteOf(enough.creator, enough.id)).toBeUndefined()
  await deactivate(enough.subject)
  expect(await noteOf(enough.creator, enough.id)).toBe('Tom Nair is no longer here, so this can’t be released')
  const few = await aClosedReview({ anonymity: 'CONFIDENTIAL', answers: 1 })
  expect(await noteOf(few.creator, few.id)).toBe('Fewer than 3 people answered, so this can’t be released')
})
