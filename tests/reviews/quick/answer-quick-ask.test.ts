import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { read } from '@/lib/platform/reading'
import { reviewsHome } from '@/lib/reviews/home'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { reopenReview } from '@/lib/reviews/operating/commands/reopen-review'
import { findManaged } from '@/lib/reviews/operating/queries'
import { answerQuickAsk } from '@/lib/reviews/quick/commands/answer-quick-ask'
import { listAnsweredAsks, listOpenAsks } from '@/lib/reviews/quick/queries/list-open-asks'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { listResponses } from '@/lib/reviews/results/queries/list-responses'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { toldTo } from '@/tests/factories/respondents'
import { aCircle, aReview } from '@/tests/factories/reviews'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused, refusalOf } from '@/tests/support/refused'

const stateOf = async (id: string) => (await db.review.findUniqueOrThrow({ where: { id } })).status
const answer = (actor: Actor, reviewId: string, text = 'Clear and calm.') => answerQuickAsk(actor, { reviewId, text })

async function anAskOfTwo() {
  const { workspace, creator, asked } = await aCircle(2)
  const [first = creator, second = creator] = asked
  return { workspace, creator, first, second, ...(await aQuickAsk(creator, [first, second])) }
}

test('the one who asked reads each answer at once, with its words in the notification and the mail', async () => {
  const { creator, first, id } = await anAskOfTwo()
  await answer(first, id)
  expect(await toldTo(creator, 'review.answered')).toEqual([
    expect.stringContaining(' answered “How did the demo go?”: Clear and calm.'),
  ])
  const mails = await mailsTo(creator.email)
  expect(mails.map(({ event, props }) => [event, props['text'], props['isLast']])).toEqual([
    ['review.answered', 'Clear and calm.', false],
  ])
  const head = await getReviewHead(creator, id)
  const { rows } = head ? await listResponses(head) : { rows: [] }
  expect(rows.map(({ memberId, answers }) => [memberId, Object.values(answers)[0]?.text])).toEqual([
    [first.memberId, 'Clear and calm.'],
  ])
  expect(await stateOf(id)).toBe('ACTIVE')
})

test('nobody else reads it: neither who answers too, nor a colleague, nor an Admin', async () => {
  const { workspace, first, second, id } = await anAskOfTwo()
  await answer(first, id)
  for (const other of [second, await aMember({ workspace }), await anAdmin({ workspace })]) {
    await expectRefused(getReviewHead(other, id), 'forbidden')
  }
  await expectRefused(getReviewHead(await anAdmin(), id), 'not-found')
})

test('closes once with the last answer, when two answer at the same moment', async () => {
  const { creator, first, second, id } = await anAskOfTwo()
  await Promise.all([answer(first, id), answer(second, id)])
  expect(await stateOf(id)).toBe('CLOSED')
  const lastOnes = (await mailsTo(creator.email)).map(({ props }) => props['isLast'])
  expect(lastOnes.toSorted()).toEqual([false, true])
  expect(await toldTo(creator, 'review.closed')).toEqual([])
  const where = { memberId: creator.memberId, key: { startsWith: 'review.closed' } }
  expect(await db.activity.findMany({ where, select: { title: true } })).toEqual([
    { title: '“How did the demo go?” is closed: 2 of 2 people answered' },
  ])
})

test('pressed twice counts once and tells once', async () => {
  const { creator, first, id } = await anAskOfTwo()
  await Promise.all([answer(first, id), answer(first, id, 'Something else.')])
  expect(await toldTo(creator, 'review.answered')).toHaveLength(1)
  expect(await db.review.findUniqueOrThrow({ where: { id } })).toMatchObject({ answeredCount: 1 })
})

test('waits for nobody who opted out', async () => {
  const { first, second, id } = await anAskOfTwo()
  await optOutOfReview(second, { reviewId: id })
  await answer(first, id)
  expect(await stateOf(id)).toBe('CLOSED')
})

test('answered on its page, it closes as well', async () => {
  const { creator, asked } = await aCircle(1)
  const [first = creator] = asked
  const { id } = await aQuickAsk(creator, [first])
  const { id: questionId } = await db.question.findFirstOrThrow({ where: { reviewId: id } })
  await submitResponse(first, { reviewId: id, answers: [{ questionId, text: 'Well.' }] })
  expect(await stateOf(id)).toBe('CLOSED')
})

test('stands on Home and beside its notification with its question until it is answered', async () => {
  const { creator, first, id } = await anAskOfTwo()
  const onHome = async () => (await read(reviewsHome(first))).rows.map(({ question, verb }) => [question, verb])
  expect(await onHome()).toEqual([['How did the demo go?', 'Answer']])
  expect([...(await listOpenAsks(first, [id]))]).toEqual([[id, 'How did the demo go?']])
  expect([...(await listOpenAsks(creator, [id]))]).toEqual([])
  await answer(first, id)
  expect(await onHome()).toEqual([])
  expect([...(await listOpenAsks(first, [id]))]).toEqual([])
})

test('is marked as answered beside its notification for people who answered, and for nobody else', async () => {
  const { creator, first, second, id } = await anAskOfTwo()
  const marked = async (actor: Actor) => [...(await listAnsweredAsks(actor, [id, id]))]
  expect(await marked(first)).toEqual([])
  await answer(first, id)
  await closeReview(creator, { id })
  expect(await marked(first)).toEqual([id])
  for (const other of [second, creator, await anAdmin()]) expect(await marked(other)).toEqual([])
  expect(await listAnsweredAsks(first, [])).toEqual(new Set())
})

test.each([
  ['Admins', { seenByAdmins: true }],
  ['their manager', { seenByManager: true }],
  ['somebody they chose', 'shared'],
] as const)('is answered on its page alone once its asker lets %s read it', async (_, readers) => {
  const { workspace, creator, first, id } = await anAskOfTwo()
  const { memberId } = await aMember({ workspace })
  if (readers === 'shared') await shareReview(creator, { id, memberId })
  else await db.review.update({ where: { id }, data: readers })
  const [row] = (await read(reviewsHome(first))).rows
  expect(row).toMatchObject({ question: null, href: `/feedback/id/${id}`, text: expect.not.stringContaining('about') })
  expect([...(await listOpenAsks(first, [id]))]).toEqual([])
  await expectRefused(answer(first, id), 'forbidden')
  expect((await getAnswering(first, id)).privacyNotice.join(' ')).not.toMatch(/^Only /)
})

test('is refused for a form with a page of its own, for others, and not found elsewhere', async () => {
  const { workspace, creator, first, id } = await anAskOfTwo()
  const form = await aReview(creator, { asked: [first] })
  await expectRefused(answer(first, form.id), 'forbidden')
  await expectRefused(answer(await aMember({ workspace }), id), 'forbidden')
  await expectRefused(answer(await anAdmin(), id), 'not-found')
})

test('once everyone has answered, it cannot be reopened, as its screen says; while somebody has not, it can', async () => {
  const { creator, first, second, id } = await anAskOfTwo()
  const reopen = () => reopenReview(creator, { id, closesOn: '2999-12-02', closesTime: '17:00', timeZone: 'UTC' })
  await answer(first, id)
  await closeReview(creator, { id })
  expect(await findManaged(creator, id)).toMatchObject({ steps: { reopen: true }, reopenBlockedReason: null })
  await reopen()
  await answer(second, id)
  expect(await stateOf(id)).toBe('CLOSED')
  const { message } = await refusalOf(reopen())
  expect(await findManaged(creator, id)).toMatchObject({ steps: { reopen: false }, reopenBlockedReason: message })
  expect(await stateOf(id)).toBe('CLOSED')
})
