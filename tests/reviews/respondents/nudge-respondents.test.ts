import type { Actor } from '@/lib/access/actor'
import { mailsTo } from '@/tests/support/outbox'
import { hoursFrom, now, setClock } from '@/lib/platform/clock'
import { afterEach, describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aCircle, aReview, aResponse, aRunningReview, aDraft, aReviewer } from '@/tests/factories/reviews'
import { aMember, deactivate, anAdmin } from '@/tests/factories/members'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { nudgeRespondents } from '@/lib/reviews/respondents/commands/nudge-respondents'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { toldTo, placeOf, unsubscribeFrom, linksMailedTo, externalPlaceOf } from '@/tests/factories/respondents'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { db } from '@/lib/platform/db'
import { formatDateTime } from '@/lib/shared/dates'
import { unique } from '@/tests/factories/workspaces'
import { undeliveredReading } from '@/lib/notifications/queries/list-notifications'
import { read } from '@/lib/platform/reading'

const nudgesTo = async (actor: Actor) =>
  (await mailsTo(actor.email)).filter(({ event }) => event === 'review.nudged').length

const inHours = (hours: number) => {
  const at = hoursFrom(now(), hours)
  setClock(() => at)
}
afterEach(() => setClock())

describe.each(Object.values(Role))('as %s', (role) => {
  test('reminds everybody who has not answered, once in 24 hours and three times in all', async () => {
    const { workspace, asked } = await aCircle(4)
    const creator = await aMember({ workspace, role })
    const review = await aReview(creator, { asked })
    const [answered = creator, declined = creator, gone = creator, waiting = creator] = asked
    await aResponse(answered, review)
    await optOutOfReview(declined, { reviewId: review.id })
    await deactivate(gone)
    const both = await Promise.allSettled([nudgeRespondents(creator, review), nudgeRespondents(creator, review)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await Promise.all([answered, declined, gone, waiting].map(nudgesTo))).toEqual([0, 0, 0, 1])
    await expectRefused(nudgeRespondents(creator, review), 'too-many')
    for (const _again of ['second', 'third']) {
      inHours(25)
      await nudgeRespondents(creator, review)
    }
    inHours(25)
    await expectRefused(nudgeRespondents(creator, review), 'too-many')
    expect([await nudgesTo(waiting), (await toldTo(waiting, 'review.nudged')).length]).toEqual([3, 3])
  })
})

test('one person alone, by the same limits', async () => {
  const { creator, asked, respondent, review } = await aRunningReview()
  const input = { id: review.id, assigneeId: (await placeOf(review, respondent)).id }
  await nudgeRespondents(creator, input)
  await expectRefused(nudgeRespondents(creator, input), 'too-many')
  // Together with the others they are left out for today.
  await nudgeRespondents(creator, review)
  expect(await Promise.all(asked.map(nudgesTo))).toEqual([1, 1, 1])
})

test('of a quick question, by asking for an answer', async () => {
  const { creator, asked } = await aCircle(1)
  const [respondent = creator] = asked
  const { id } = await aQuickAsk(creator, asked)
  await nudgeRespondents(creator, { id })
  expect(await toldTo(respondent, 'review.nudged')).toEqual([
    'Mira Stone would still like your answer: How did the demo go?',
  ])
  expect((await mailsTo(respondent.email)).at(-1)).toMatchObject({ event: 'review.nudged', props: { isQuick: true } })
})

test('a stranger does not find it, and nobody else may', async () => {
  const { workspace, respondent, review } = await aRunningReview()
  await expectRefused(nudgeRespondents(await anAdmin(), review), 'not-found')
  await expectRefused(nudgeRespondents(await anAdmin({ workspace }), review), 'forbidden')
  await expectRefused(nudgeRespondents(respondent, review), 'forbidden')
  expect(await nudgesTo(respondent)).toBe(0)
})

test('nobody is reminded of what they cannot answer', async () => {
  const { creator, asked, respondent, review } = await aRunningReview()
  await expectRefused(nudgeRespondents(creator, { id: (await aDraft(creator, { asked })).id }), 'conflict')
  const { id: assigneeId } = await placeOf(review, respondent)
  await aResponse(respondent, review)
  await expectRefused(nudgeRespondents(creator, { id: review.id, assigneeId }), 'conflict')
  await pauseReview(creator, review)
  await expectRefused(nudgeRespondents(creator, review), 'conflict')
  await closeReview(creator, review)
  await expectRefused(nudgeRespondents(creator, review), 'conflict')
})

test('nobody is reminded by hand who was told that they will not be', async () => {
  const { creator, respondent, review } = await aRunningReview({ hasReminders: false })
  const { id: assigneeId } = await placeOf(review, respondent)
  for (const whom of [{}, { assigneeId }]) {
    const refusal = await refusalOf(nudgeRespondents(creator, { id: review.id, ...whom }))
    expect([refusal.code, refusal.message]).toEqual(['conflict', expect.stringContaining('promised no reminders')])
  }
  expect([await nudgesTo(respondent), (await placeOf(review, respondent)).nudgeCount]).toEqual([0, 0])
})

test('it says so when nobody is left, and sends nothing', async () => {
  const { creator, asked, review } = await aRunningReview()
  const [answered = creator, declined = creator, gone = creator] = asked
  await aResponse(answered, review)
  await optOutOfReview(declined, { reviewId: review.id })
  await deactivate(gone)
  const refusal = await refusalOf(nudgeRespondents(creator, review))
  expect([refusal.code, refusal.message]).toEqual(['conflict', expect.stringContaining('Nobody left to remind')])
  expect(await Promise.all(asked.map(nudgesTo))).toEqual([0, 0, 0])
  expect(await db.activity.count({ where: { memberId: creator.memberId, key: { contains: 'nudged' } } })).toBe(0)
})

test('it returns how many were reminded, without those who were lately', async () => {
  const { creator, respondent, review } = await aRunningReview()
  await nudgeRespondents(creator, { id: review.id, assigneeId: (await placeOf(review, respondent)).id })
  expect(await nudgeRespondents(creator, review)).toEqual({ id: review.id, count: 2 })
})

test('who has left is not reminded', async () => {
  const { creator, respondent, review } = await aRunningReview()
  await deactivate(respondent)
  const { id: assigneeId } = await placeOf(review, respondent)
  await expectRefused(nudgeRespondents(creator, { id: review.id, assigneeId }), 'conflict')
  expect((await placeOf(review, respondent)).nudgeCount).toBe(0)
})

test('after the end only those are reminded who were given more time, and of their own end', async () => {
  const { creator, asked, respondent, review } = await aRunningReview()
  await db.review.update({ where: { id: review.id }, data: { closesAt: hoursFrom(now(), -1) } })
  await expectRefused(nudgeRespondents(creator, review), 'conflict')
  const closesAt = hoursFrom(now(), 48)
  await db.reviewAssignee.update({ where: { id: (await placeOf(review, respondent)).id }, data: { closesAt } })
  await nudgeRespondents(creator, review)
  expect(await Promise.all(asked.map(nudgesTo))).toEqual([1, 0, 0])
  const [nudge] = (await mailsTo(respondent.email)).filter(({ event }) => event === 'review.nudged')
  expect(nudge?.props['closesOn']).toContain(formatDateTime(closesAt, 'UTC'))
  await expectRefused(nudgeRespondents(creator, review), 'too-many')
})

describe('people outside', () => {
  const anEmail = () => `${unique('olga')}@client.example`

  test('are reminded with the others, through their own link, and can unsubscribe', async () => {
    const [waiting, answered, silent] = [anEmail(), anEmail(), anEmail()]
    const { creator, review } = await aRunningReview({ emails: [waiting, answered, silent] })
    await aResponse(await aReviewer(answered), review)
    await unsubscribeFrom(review, silent)
    const [asked] = await linksMailedTo(waiting, 'review.requested')
    await nudgeRespondents(creator, review)
    expect(await linksMailedTo(waiting, 'review.nudged')).toEqual([asked])
    for (const email of [answered, silent]) expect(await linksMailedTo(email, 'review.nudged')).toEqual([])
    const line = await db.activity.findFirstOrThrow({
      where: { memberId: creator.memberId, key: { contains: 'nudged' } },
    })
    expect(line.title).toBe('You reminded 4 people: How we work')
  })

  test('are reminded alone by the same limits, unless they want no mail', async () => {
    const [waiting, silent] = [anEmail(), anEmail()]
    const { creator, review } = await aRunningReview({ emails: [waiting, silent] })
    const inputOf = async (email: string) => ({ id: review.id, assigneeId: (await externalPlaceOf(review, email)).id })
    await nudgeRespondents(creator, await inputOf(waiting))
    await expectRefused(nudgeRespondents(creator, await inputOf(waiting)), 'too-many')
    expect(await linksMailedTo(waiting, 'review.nudged')).toHaveLength(1)
    await unsubscribeFrom(review, silent)
    await expectRefused(nudgeRespondents(creator, await inputOf(silent)), 'conflict')
    expect((await externalPlaceOf(review, silent)).nudgeCount).toBe(0)
  })

  test('of anonymous feedback are reminded with everybody, and their rows tell nothing', async () => {
    const emails = [anEmail(), anEmail(), anEmail()]
    const { creator, review } = await aRunningReview({ emails, anonymity: 'ANONYMOUS' })
    const [answered = '', waiting = ''] = emails
    await aResponse(await aReviewer(answered), review)
    const { id: assigneeId } = await externalPlaceOf(review, waiting)
    await expectRefused(nudgeRespondents(creator, { id: review.id, assigneeId }), 'conflict')
    await nudgeRespondents(creator, review)
    expect(await linksMailedTo(answered, 'review.nudged')).toEqual([])
    expect(await linksMailedTo(waiting, 'review.nudged')).toHaveLength(1)
    const places = await db.reviewAssignee.findMany({ where: { reviewId: review.id } })
    expect(new Set(places.map(({ nudgedAt, nudgeCount }) => `${nudgedAt?.toISOString()} ${nudgeCount}`)).size).toBe(1)
  })
})

describe('in anonymous feedback', () => {
  test('everybody at once or nobody, and nobody else learns whom it reached', async () => {
    const { creator, asked, review } = await aRunningReview({ anonymity: 'ANONYMOUS' })
    const [answered = creator, waiting = creator] = asked
    await aResponse(answered, review)
    for (const person of asked) {
      const { id: assigneeId } = await placeOf(review, person)
      expect((await refusalOf(nudgeRespondents(creator, { id: review.id, assigneeId }))).code).toBe('conflict')
    }
    expect(await nudgeRespondents(creator, review)).toEqual({ id: review.id })
    expect([await nudgesTo(answered), await nudgesTo(waiting)]).toEqual([0, 1])
    const lines = await db.activity.findMany({ where: { memberId: creator.memberId, key: { contains: 'nudged' } } })
    expect(lines.map(({ title }) => title)).toEqual(['You reminded everyone who hasn’t answered: How we work'])
    // Neither do the rows: what the limits count is the same for all.
    const places = await db.reviewAssignee.findMany({ where: { reviewId: review.id } })
    expect(new Set(places.map(({ nudgedAt, nudgeCount }) => `${nudgedAt?.toISOString()} ${nudgeCount}`)).size).toBe(1)
  })

  test('it says that nobody is left once all have left, which tells of no answer', async () => {
    const { creator, asked, review } = await aRunningReview({ anonymity: 'ANONYMOUS' })
    for (const person of asked) await deactivate(person)
    await expectRefused(nudgeRespondents(creator, review), 'conflict')
  })

  test('it says the same when nobody is left to answer', async () => {
    const { creator, asked, review } = await aRunningReview({ anonymity: 'ANONYMOUS' })
    for (const person of asked) await aResponse(person, review)
    expect(await nudgeRespondents(creator, review)).toEqual({ id: review.id })
    expect(await Promise.all(asked.map(nudgesTo))).toEqual([0, 0, 0])
  })

  test('a reminder that could not be delivered is shown to no Admin: it would name somebody who has not answered', async () => {
    const { workspace, creator, respondent, review } = await aRunningReview({ anonymity: 'ANONYMOUS' })
    await nudgeRespondents(creator, review)
    await db.mail.updateMany({ where: { recipient: respondent.email }, data: { status: 'GIVEN_UP' } })
    const shown = await read(undeliveredReading(await anAdmin({ workspace })))
    expect(shown).toHaveLength(1)
  })
})

test('reminds nobody of what they press themselves', async () => {
  const { creator, asked } = await aCircle(1)
  const [other = creator] = asked
  const review = await aReview(creator, { asked: [creator, other] })
  expect(await nudgeRespondents(creator, review)).toMatchObject({ count: 1 })
  expect(await Promise.all([creator, other].map(nudgesTo))).toEqual([0, 1])
  expect(await toldTo(creator, 'review.nudged')).toEqual([])
  await aResponse(other, review)
  inHours(25)
  expect((await refusalOf(nudgeRespondents(creator, review))).message).toBe('Nobody left to remind.')
})
