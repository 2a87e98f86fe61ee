import {
  storedOf,
  aCircle,
  aReview,
  aResponse,
  aboutPerson,
  aDraft,
  allAnswers,
  aQuestion,
} from '@/tests/factories/reviews'
import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, deactivate } from '@/tests/factories/members'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { closeByDate } from '@/tests/factories/results'
import { mailsTo } from '@/tests/support/outbox'
import { db, transaction } from '@/lib/platform/db'
import { expectRefused } from '@/tests/support/refused'
import { systemActor, type Actor } from '@/lib/access/actor'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'
import { daysFrom, now } from '@/lib/platform/clock'
import { untilAwaited } from '@/tests/support/waiting'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { aTeam } from '@/tests/factories/teams'

const statusOf = async (id: string) => (await storedOf(id)).review.status

const linesOf = ({ memberId }: Actor) =>
  db.activity.findMany({
    where: { memberId, key: { startsWith: 'review.closed' } },
    select: { title: true, createdById: true },
  })

describe.each(Object.values(Role))('as %s', (role) => {
  test('ends what one created, with one line in the feed, no notification and no mail', async () => {
    const { workspace, asked } = await aCircle(2)
    const creator = await aMember({ workspace, role })
    const review = await aReview(creator, { asked })
    await aResponse(asked[0] ?? creator, review)
    await Promise.all([closeReview(creator, { id: review.id }), closeReview(creator, { id: review.id })])
    const first = await storedOf(review.id)
    await closeReview(creator, { id: review.id })
    expect(await storedOf(review.id)).toEqual(first)
    expect(first.review).toMatchObject({ status: 'CLOSED', answeredCount: 1 })
    expect(first.review.closedAt).not.toBeNull()
    expect([await mailsTo(creator.email), await toldTo(creator, 'review.closed')]).toEqual([[], []])
    expect(await linesOf(creator)).toEqual([
      { title: 'You closed “How we work”: 1 of 2 people answered', createdById: creator.memberId },
    ])
  })
})

test('at its close date, tells its creator once', async () => {
  const { creator, asked } = await aCircle(2)
  const review = await aReview(creator, { asked })
  await aResponse(asked[0] ?? creator, review)
  await closeByDate(review)
  await closeByDate(review)
  const title = '“How we work” is closed: 1 of 2 people answered'
  expect((await mailsTo(creator.email)).map(({ event }) => event)).toEqual(['review.closed'])
  expect(await toldTo(creator, 'review.closed')).toEqual([title])
  expect(await linesOf(creator)).toEqual([{ title, createdById: null }])
})

test('a stranger does not find it, and neither a colleague nor somebody asked may', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const { id } = await aReview(creator, { asked })
  await expectRefused(closeReview(await aMember({ role: 'Admin' }), { id }), 'not-found')
  await expectRefused(closeReview(await aMember({ workspace, role: 'Admin' }), { id }), 'forbidden')
  await expectRefused(closeReview(asked[0] ?? creator, { id }), 'forbidden')
  expect(await statusOf(id)).toBe('ACTIVE')
})

test.each([
  ['NAMED', 1, false],
  ['CONFIDENTIAL', 1, false],
  ['ANONYMOUS', 2, true],
  ['ANONYMOUS', 3, false],
] as const)(
  'of %s answers of %i people, the mail says whether they stay hidden',
  async (anonymity, count, isHidden) => {
    const { workspace, creator, asked } = await aCircle(3)
    const about = aboutPerson(await aMember({ workspace }))
    const review = await aReview(creator, { asked, anonymity, ...about })
    for (const person of asked.slice(0, count)) await aResponse(person, review)
    await closeByDate(review)
    const props = { recipientName: creator.firstName, answeredCount: count, isHidden }
    expect(await mailsTo(creator.email)).toMatchObject([{ props }])
  },
)

test('the product itself closes only what is due, and only in the workspace it acts in', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const { id } = await aReview(creator, { asked })
  await closeReview(systemActor(workspace.id), { id })
  await expectRefused(closeReview(systemActor((await aWorkspace()).id), { id }), 'not-found')
  expect(await statusOf(id)).toBe('ACTIVE')
})

describe('what was found to be due', () => {
  async function aDueReview() {
    const { workspace, creator, asked } = await aCircle(3)
    const { id } = await aReview(creator, { asked, anonymity: 'ANONYMOUS' })
    await db.review.update({ where: { id }, data: { closesAt: daysFrom(now(), -1) } })
    return { id, close: () => closeReview(systemActor(workspace.id), { id }) }
  }

  test('stays open where somebody was given more time since, until they have answered', async () => {
    const { id, close } = await aDueReview()
    const { id: assigneeId } = await db.reviewAssignee.findFirstOrThrow({ where: { reviewId: id } })
    const place = { where: { id: assigneeId } }
    await db.reviewAssignee.update({ ...place, data: { closesAt: daysFrom(now(), 1) } })
    await close()
    expect(await statusOf(id)).toBe('ACTIVE')
    await db.reviewAssignee.update({ ...place, data: { status: 'ANSWERED' } })
    await close()
    expect(await statusOf(id)).toBe('CLOSED')
  })

  test('stays open where its end is moved while the product is about to close it', async () => {
    const { id, close } = await aDueReview()
    const closing = await transaction(async (tx) => {
      await tx.review.update({ where: { id }, data: { closesAt: daysFrom(now(), 1) } })
      const waiting = close()
      await untilAwaited()
      return { waiting }
    })
    await closing.waiting
    expect(await statusOf(id)).toBe('ACTIVE')
    expect((await storedOf(id)).review.responseKey).not.toBeNull()
  })
})

test('a draft cannot be closed', async () => {
  const { creator, asked } = await aCircle(1)
  const { id } = await aDraft(creator, { asked })
  await expectRefused(closeReview(creator, { id }), 'conflict')
  expect(await statusOf(id)).toBe('DRAFT')
})

test('named answers stay with who gave them; drafts stay drafts and count for nothing', async () => {
  const { creator, asked } = await aCircle(2)
  const review = await aReview(creator, { asked })
  const [one = creator, other = creator] = asked
  await aResponse(one, review)
  await saveAnswers(other, { reviewId: review.id, answers: allAnswers(review) })
  const before = await storedOf(review.id)
  await closeReview(creator, { id: review.id })
  const after = await storedOf(review.id)
  expect([after.responses, after.answers]).toEqual([before.responses, before.answers])
  expect(after.answers.filter(({ isCounted }) => isCounted)).toHaveLength(6)
})

test('a creator who has left is told nothing', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const { id } = await aReview(creator, { asked })
  await deactivate(creator)
  await db.review.update({ where: { id }, data: { closesAt: new Date(Date.now() - 1000) } })
  await closeReview(systemActor(workspace.id), { id })
  expect(await statusOf(id)).toBe('CLOSED')
  expect(await mailsTo(creator.email)).toEqual([])
})

test('a relationship that fewer than three share is not kept with any answer', async () => {
  const { workspace, creator, asked } = await aCircle(8)
  const [subject = creator, boss = creator, ...team] = asked
  await aTeam({ workspace, managers: [boss], members: [subject, ...team.slice(0, 4)] })
  await aTeam({ workspace, managers: [subject], members: team.slice(4) })
  const about = { ...aboutPerson(subject), questions: [aQuestion('yesno')] }
  const review = await aReview(creator, { asked, anonymity: 'ANONYMOUS', ...about })
  for (const actor of asked) await aResponse(actor, review)
  const before = (await storedOf(review.id)).assignees.map(({ relationship }) => relationship).sort()
  expect(before).toEqual(['MANAGER', 'PEER', 'PEER', 'PEER', 'PEER', 'REPORT', 'REPORT', 'SELF'])
  await closeReview(creator, { id: review.id })
  const after = (await storedOf(review.id)).answers.map(({ relationship }) => relationship).sort()
  expect(after).toEqual(['OTHER', 'OTHER', 'OTHER', 'OTHER', 'PEER', 'PEER', 'PEER', 'PEER'])
})
