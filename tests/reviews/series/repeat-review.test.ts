import { afterEach, describe, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { at, firstMonday, aSeries, secondMonday, occurrencesOf, aWeekly, storedSeries } from '@/tests/factories/series'
import { aCircle } from '@/tests/factories/reviews'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'
import { expectRefused } from '@/tests/support/refused'
import { mailsTo } from '@/tests/support/outbox'
import { db } from '@/lib/platform/db'
import { memberActor } from '@/lib/access/actor'

afterEach(() => setClock())

describe.each(Object.values(Role))('as %s', (role) => {
  test('sends the next round of what one created', async () => {
    at(firstMonday)
    const { workspace, asked } = await aCircle(2)
    const creator = await aMember({ workspace, role })
    const { id } = await aSeries(creator, { asked, timeZone: 'Europe/Berlin' })
    at(secondMonday)
    expect(await repeatReview(creator, { id })).not.toBeNull()
    expect(await occurrencesOf(id)).toMatchObject([{ on: '2026-10-19' }, { on: '2026-10-26', status: 'ACTIVE' }])
  })

  test('nobody sends it in the name of somebody else', async () => {
    const { workspace, id } = await aWeekly()
    at(secondMonday)
    await expectRefused(repeatReview(await aMember({ workspace, role }), { id }), 'forbidden')
    expect(await occurrencesOf(id)).toHaveLength(1)
  })
})

test('a stranger does not find it', async () => {
  const { id } = await aWeekly()
  at(secondMonday)
  await expectRefused(repeatReview(await anAdmin(), { id }), 'not-found')
})

test('a round begins and closes at the same time of day before and after the clocks change', async () => {
  const { creator, id } = await aWeekly()
  at('2026-10-26T07:59:59Z')
  expect(await repeatReview(creator, { id })).toBeNull()
  at(secondMonday)
  await repeatReview(creator, { id })
  expect((await occurrencesOf(id)).map(({ closesAt }) => closesAt?.toISOString())).toEqual([
    '2026-10-23T15:00:00.000Z',
    '2026-10-30T16:00:00.000Z',
  ])
  expect((await storedSeries(id)).nextOn?.toISOString()).toBe('2026-11-02T00:00:00.000Z')
})

test('it is the same form, with its promises, and knows the round before it', async () => {
  const { creator, id, review, asked } = await aWeekly({
    description: 'Every Monday',
    mayOptOut: false,
    hasReminders: false,
    seenByAdmins: true,
  })
  at(secondMonday)
  await repeatReview(creator, { id })
  const [one, other] = await occurrencesOf(id)
  const { questions = [], ...next } = other ?? {}
  expect(next).toMatchObject({
    title: 'How we work',
    description: 'Every Monday',
    mayOptOut: false,
    hasReminders: false,
    seenByAdmins: true,
    previousId: review.id,
    seriesId: id,
    asked: asked.map(({ memberId }) => memberId).toSorted(),
    askedCount: 3,
    answeredCount: 0,
    timeZone: 'Europe/Berlin',
  })
  const words = (list: typeof questions) => list.map(({ type, text, isRequired }) => [type, text, isRequired])
  expect(words(questions)).toEqual(words(one?.questions ?? []))
  for (const { email } of asked) {
    expect((await mailsTo(email)).map(({ event }) => event)).toEqual(['review.requested', 'review.requested'])
  }
})

test('what was changed since is repeated as it is now', async () => {
  const { workspace, creator, id, review } = await aWeekly()
  const added = await aMember({ workspace })
  await db.review.update({ where: { id: review.id }, data: { title: 'How we really work', seenByAdmins: true } })
  const place = {
    workspaceId: workspace.id,
    reviewId: review.id,
    relationship: 'OTHER',
    createdAt: new Date(firstMonday),
  } as const
  await db.reviewAssignee.create({ data: { ...place, memberId: added.memberId } })
  at(secondMonday)
  await repeatReview(creator, { id })
  const next = (await occurrencesOf(id))[1]
  expect(next).toMatchObject({ title: 'How we really work', seenByAdmins: true })
  expect(next?.asked).toContain(added.memberId)
})

describe('is refused', () => {
  test('when whom it is about has left', async () => {
    at(firstMonday)
    const { workspace, creator, asked } = await aCircle(2)
    const subject = await aMember({ workspace, firstName: 'Sam' })
    const about = { about: 'people' as const, subjectIds: [subject.memberId] }
    const { id } = await aSeries(creator, { asked, ...about, timeZone: 'Europe/Berlin' })
    await deactivate(subject)
    at(secondMonday)
    await expectRefused(repeatReview(creator, { id }), 'conflict')
    expect(await occurrencesOf(id)).toHaveLength(1)
    expect((await storedSeries(id)).nextOn?.toISOString()).toBe('2026-10-26T00:00:00.000Z')
  })

  test('when nobody is left to be asked', async () => {
    const { creator, id, asked } = await aWeekly()
    for (const actor of asked) await deactivate(actor)
    at(secondMonday)
    await expectRefused(repeatReview(creator, { id }), 'conflict')
  })

  test('when too few are left for names to stay hidden', async () => {
    const { creator, id, asked } = await aWeekly({ anonymity: 'ANONYMOUS' })
    if (asked[0]) await deactivate(asked[0])
    at(secondMonday)
    await expectRefused(repeatReview(creator, { id }), 'invalid')
  })

  test('when its creator may not ask about others any more', async () => {
    at(firstMonday)
    const { workspace, creator, asked } = await aCircle(2)
    const subject = await aMember({ workspace })
    const about = { about: 'people' as const, subjectIds: [subject.memberId] }
    const { id } = await aSeries(creator, { asked, ...about, timeZone: 'Europe/Berlin' })
    await db.member.update({ where: { id: creator.memberId }, data: { role: 'Member' } })
    at(secondMonday)
    await expectRefused(repeatReview(await memberActor(creator.memberId), { id }), 'invalid')
  })
})

test('one that began with rounds that meet keeps its hours and goes on', async () => {
  const { creator, id } = await aWeekly()
  await db.reviewSeries.update({ where: { id }, data: { openDays: 7 } })
  at(secondMonday)
  await repeatReview(creator, { id })
  expect((await occurrencesOf(id)).map(({ closesAt }) => closesAt?.toISOString().slice(0, 10))).toEqual([
    '2026-10-23',
    '2026-11-02',
  ])
})

describe('catching up', () => {
  test('of several missed rounds only the newest is sent, and it closes when it would have', async () => {
    const { creator, id } = await aWeekly()
    at('2026-11-18T12:00:00Z')
    await repeatReview(creator, { id })
    expect(await repeatReview(creator, { id })).toBeNull()
    expect((await occurrencesOf(id)).map(({ on, closesAt }) => `${on} ${closesAt?.toISOString()}`)).toEqual([
      '2026-10-19 2026-10-23T15:00:00.000Z',
      '2026-11-16 2026-11-20T16:00:00.000Z',
    ])
    expect((await storedSeries(id)).nextOn?.toISOString()).toBe('2026-11-23T00:00:00.000Z')
  })

  test('one that nobody could answer any more is left out', async () => {
    const { creator, id } = await aWeekly()
    at('2026-10-31T12:00:00Z')
    expect(await repeatReview(creator, { id })).toBeNull()
    expect(await occurrencesOf(id)).toHaveLength(1)
    expect((await storedSeries(id)).nextOn?.toISOString()).toBe('2026-11-02T00:00:00.000Z')
  })
})

test('twice and in several places at once, one round is sent and everybody asked once', async () => {
  const { creator, id, asked } = await aWeekly()
  at(secondMonday)
  const results = await Promise.all(Array.from({ length: 4 }, () => repeatReview(creator, { id })))
  expect(results.filter((result) => result !== null)).toHaveLength(1)
  await db.reviewSeries.update({ where: { id }, data: { nextOn: new Date('2026-10-26T00:00:00Z') } })
  expect(await repeatReview(creator, { id })).toBeNull()
  expect(await occurrencesOf(id)).toHaveLength(2)
  expect(await mailsTo(asked[0]?.email ?? '')).toHaveLength(2)
})
