import { afterEach, expect, test } from 'vitest'
import { takeDue } from '@/lib/notifications/digests/queries'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import type { Actor } from '@/lib/access/actor'
import { mailsTo, letMailsLeave } from '@/tests/support/outbox'
import { unique } from '@/tests/factories/workspaces'
import { aCircle, aRunningReview, aResponse, aReview } from '@/tests/factories/reviews'
import { nudgeRespondents } from '@/lib/reviews/respondents/commands/nudge-respondents'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { placeOf } from '@/tests/factories/respondents'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { anAsked, at, waitingIn, titlesTo, digestsTo } from './due-reviews'
import { sendDueMornings } from '@/lib/account/morning/jobs'
import { remindDueExternalReviewers } from '@/lib/reviews/reminders/jobs'
import { db, transaction } from '@/lib/platform/db'
import { preferring } from '@/tests/notifications/preferences/preferring'

afterEach(() => setClock())

const nudgesTo = async ({ email }: Pick<Actor, 'email'>) =>
  (await mailsTo(email)).filter(({ event }) => event === 'review.nudged').length

/** A form of which everybody was reminded, three inside and one outside, and how many reminders still wait for each. */
const reminded = async () => {
  const email = `${unique('olga')}@elsewhere.example`
  const { creator, asked, respondent, review } = await aRunningReview({ emails: [email] })
  await nudgeRespondents(creator, review)
  const left = () => Promise.all([...asked, { email }].map(nudgesTo))
  expect(await left()).toEqual([1, 1, 1, 1])
  return { creator, respondent, review, left }
}

test('a pending reminder does not reach somebody who answers', async () => {
  const { respondent, review, left } = await reminded()
  await aResponse(respondent, review)
  expect(await left()).toEqual([0, 1, 1, 1])
})

test('a pending reminder does not reach somebody who declines', async () => {
  const { respondent, review, left } = await reminded()
  await optOutOfReview(respondent, { reviewId: review.id })
  expect(await left()).toEqual([0, 1, 1, 1])
})

test('a pending reminder does not reach somebody who is removed', async () => {
  const { creator, respondent, review, left } = await reminded()
  await removeRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, respondent)).id })
  expect(await left()).toEqual([0, 1, 1, 1])
})

const requestsTo = async ({ email }: Pick<Actor, 'email'>) =>
  (await mailsTo(email)).filter(({ event }) => event === 'review.requested').length

test('a pending request does not reach somebody who answers, declines or is removed', async () => {
  const { creator, asked, review } = await aRunningReview()
  const [one, two, three] = asked
  if (!one || !two || !three) throw new Error('Three people are asked.')
  const left = () => Promise.all(asked.map(requestsTo))
  expect(await left()).toEqual([1, 1, 1])
  await aResponse(one, review)
  await optOutOfReview(two, { reviewId: review.id })
  expect(await left()).toEqual([0, 0, 1])
  await removeRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, three)).id })
  expect(await left()).toEqual([0, 0, 0])
})

const unreadOf = async ({ memberId }: Actor) => {
  const where = { memberId, link: { startsWith: '/feedback/id/' }, readAt: null }
  const found = await db.notification.findMany({ where, select: { key: true }, orderBy: { createdAt: 'asc' } })
  return found.map(({ key }) => key.split(':')[0])
}

test('what asked somebody to answer is read once they have, and waits for no daily mail and no Slack', async () => {
  const { creator, asked } = await aCircle(3)
  const [one = creator, two = creator, silent = creator] = asked
  for (const person of asked) await preferring(person, { Review: { mail: 'DIGEST', slack: 'DIGEST' } })
  await preferring(two, { Review: { product: 'OFF', mail: 'DIGEST' } })
  const review = await aReview(creator, { asked })
  await nudgeRespondents(creator, review)
  await aResponse(one, review)
  await optOutOfReview(two, { reviewId: review.id })
  expect(await unreadOf(one)).toEqual([])
  expect(await unreadOf(silent)).toEqual(['review.requested', 'review.nudged'])
  const at = daysFrom(now(), 2)
  for (const [person, count] of [
    [one, 0],
    [two, 0],
    [silent, 2],
  ] as const)
    expect(await transaction((tx) => takeDue(tx, person, at))).toHaveLength(count)
})

test('a pause keeps pending requests, and the close withdraws them', async () => {
  const { creator, asked, review } = await aRunningReview()
  const left = () => Promise.all(asked.map(requestsTo))
  await pauseReview(creator, review)
  expect(await left()).toEqual([1, 1, 1])
  await closeReview(creator, review)
  expect(await left()).toEqual([0, 0, 0])
})

test('a pending request of an anonymous form stays when somebody answers or declines, and unread', async () => {
  const { asked, review } = await aRunningReview({ anonymity: 'ANONYMOUS' })
  const [one, two] = asked
  if (!one || !two) throw new Error('Three people are asked.')
  await aResponse(one, review)
  await optOutOfReview(two, { reviewId: review.id })
  expect(await Promise.all(asked.map(requestsTo))).toEqual([1, 1, 1])
  expect(await unreadOf(one)).toEqual(['review.requested'])
})

test.each(['NAMED', 'ANONYMOUS'] as const)(
  'the close of a %s form reads the requests of everybody asked',
  async (anonymity) => {
    const { creator, asked } = await aCircle(3)
    const [one = creator, , daily = creator] = asked
    await preferring(daily, { Review: { product: 'OFF', mail: 'DIGEST' } })
    const [review, other] = [await aReview(creator, { asked, anonymity }), await aReview(creator, { asked, anonymity })]
    await nudgeRespondents(creator, review)
    await aResponse(one, review)
    await closeReview(creator, review)
    const left = ['review.requested']
    expect(await Promise.all(asked.map(unreadOf))).toEqual([left, left, []])
    const due = await transaction((tx) => takeDue(tx, daily, daysFrom(now(), 2)))
    expect(due.map(({ link }) => link)).toEqual([`/feedback/id/${other.id}`])
  },
)

test.each([
  ['paused', pauseReview],
  ['closed', closeReview],
])('nor to anybody once it is %s, and what has left stays', async (_state, stop) => {
  const { creator, respondent, review, left } = await reminded()
  await letMailsLeave(respondent.email)
  await stop(creator, review)
  expect(await left()).toEqual([1, 0, 0, 0])
})

test('a digest that still waits does not come once nothing it could name waits any more', async () => {
  const { creator, people, person, review } = await anAsked({ people: 2 })
  const other = await aReview(creator, { asked: [person], title: 'How we meet' })
  await sendDueMornings(at('2026-11-17T08:00:00Z'))
  const left = () => Promise.all(people.map(async (one) => (await waitingIn(one)) !== undefined))
  expect(await left()).toEqual([true, true])
  await aResponse(person, review)
  expect(await left()).toEqual([true, true])
  await pauseReview(creator, other)
  expect(await left()).toEqual([false, true])
  await closeReview(creator, review)
  expect(await left()).toEqual([false, false])
})

test('and of what still waits it names no more than that', async () => {
  const { creator, people, person, review } = await anAsked({ people: 2, title: 'How we plan' })
  const title = 'How we meet'
  const [other, third] = [await aReview(creator, { asked: people, title }), await aReview(creator, { asked: people })]
  await sendDueMornings(at('2026-11-17T08:00:00Z'))
  const named = async () => Promise.all(people.map(async (one) => (await titlesTo(one)).toSorted()))
  const all = ['How we meet', 'How we plan', 'How we work']
  expect(await named()).toEqual([all, all])
  await aResponse(person, review)
  expect(await named()).toEqual([['How we meet', 'How we work'], all])
  await Promise.all([pauseReview(creator, other), closeReview(creator, third)])
  expect(await named()).toEqual([[], ['How we plan']])
})

test('a digest that nobody can open any more keeps nobody from answering or being reminded', async () => {
  const { creator, person, review } = await anAsked()
  const recipient = person.email
  await sendDueMornings(at('2026-11-17T08:00:00Z'))
  const data = { sealedProps: 'sealed under another key' }
  await db.mail.updateMany({ where: { recipient, event: 'morning.digest' }, data })
  await aResponse(person, review)
  at('2026-11-13T10:00:00Z')
  await aReview(creator, { asked: [person], title: 'How we hire' })
  await sendDueMornings(at('2026-11-18T08:00:00Z'))
  expect(await titlesTo(person)).toEqual(['How we hire'])
})

test('nor one of an earlier day once the next is written', async () => {
  const { person } = await anAsked({ closesOn: '2026-11-20' })
  for (const day of ['17', '18', '19']) await sendDueMornings(at(`2026-11-${day}T08:00:00Z`))
  expect(await digestsTo(person)).toEqual(['2026-11-19'])
})

test('what one of an earlier day named goes into the next, as far as it waits, in the words of that day', async () => {
  const { creator, person, review } = await anAsked({ title: 'How we plan', closesOn: '2026-11-24' })
  const answered = await aReview(creator, { asked: [person], title: 'How we meet' })
  await sendDueMornings(at('2026-11-17T08:00:00Z'))
  expect((await titlesTo(person)).toSorted()).toEqual(['How we meet', 'How we plan'])
  at('2026-11-17T12:00:00Z')
  await aResponse(person, answered)
  at('2026-11-13T10:00:00Z')
  await aReview(creator, { asked: [person], title: 'How we hire' })
  await sendDueMornings(at('2026-11-18T08:00:00Z'))
  expect(await digestsTo(person)).toEqual(['2026-11-18'])
  expect(await waitingIn(person)).toMatchObject([
    {
      title: 'How we plan',
      ends: expect.stringContaining('Closes on Tuesday'),
      link: expect.stringContaining(review.id),
    },
    { title: 'How we hire', ends: null },
  ])
})

test('nor does what reminds somebody outside by itself', async () => {
  const email = `${unique('olga')}@elsewhere.example`
  const { creator, review } = await anAsked({ emails: [email] })
  await remindDueExternalReviewers(at('2026-11-17T08:00:00Z'))
  const left = async () => (await mailsTo(email)).filter(({ event }) => event === 'review.reminded')
  expect(await left()).toHaveLength(1)
  await closeReview(creator, review)
  expect(await left()).toEqual([])
})
