import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { applausePath } from '@/lib/applause/rules/applause-paths'
import { viewNotificationsAbout } from '@/lib/notifications/commands/view-notifications-about'
import { hasNewsAbout } from '@/lib/notifications/queries/is-unread-about'
import { countUnread } from '@/lib/notifications/queries/list-notifications'
import { answerQuickAsk } from '@/lib/reviews/quick/commands/answer-quick-ask'
import { getReviewHead, getSharedHead, type ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { aGivenNote, aQuickAsk } from '@/tests/factories/quick-words'
import { aReleasedReview } from '@/tests/factories/releases'
import { aCircle } from '@/tests/factories/reviews'
import { expectFewStatements } from '@/tests/support/statements'

test('opening applause reads what tells of it', async () => {
  const { giver, tom } = await anApplauseCircle()
  const path = applausePath((await anApplause(giver, [tom])).id)
  expect([await hasNewsAbout(tom, path), await hasNewsAbout(giver, path)]).toEqual([true, false])
  await viewNotificationsAbout(tom, { path })
  expect([await hasNewsAbout(tom, path), await countUnread(tom)]).toEqual([false, 0])
})

async function expectReadOnce(actor: Actor, read: () => Promise<ReviewHead | null>) {
  const head = await read()
  expect(head?.hasNews).toBe(true)
  await viewNotificationsAbout(actor, { path: head?.path ?? '' })
  expect((await read())?.hasNews).toBe(false)
}

test('opening a note, released feedback or the answers to a question reads what tells of them', async () => {
  const { creator, asked } = await aCircle(1)
  const [other = creator] = asked
  const note = await aGivenNote(creator, other)
  expect((await getReviewHead(creator, note.id))?.hasNews).toBe(false)
  await expectReadOnce(other, () => getSharedHead(other, note.id))
  const { subject, id } = await aReleasedReview()
  await expectReadOnce(subject, () => getSharedHead(subject, id))
  const ask = await aQuickAsk(creator, [other])
  await answerQuickAsk(other, { reviewId: ask.id, text: 'Well.' })
  await expectReadOnce(creator, () => getReviewHead(creator, ask.id))
})

test('results are read with as few statements, whatever there is to tell', async () => {
  const { subject, id } = await aReleasedReview()
  await expectFewStatements(
    async () => {
      await getSharedHead(subject, id)
      await hasNewsAbout(subject, '/')
    },
    () => viewNotificationsAbout(subject, { path: `/feedback/shared/${id}` }),
  )
})
