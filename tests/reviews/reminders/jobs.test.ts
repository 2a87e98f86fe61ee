import { afterEach, beforeEach, test, expect, describe } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { remindAndDeliver, at, anAsked, forgetOthers, liveThrough, digestsTo, waitingIn } from './due-reviews'
import { aMember, deactivate, aPlace } from '@/tests/factories/members'
import { aReview, aResponse } from '@/tests/factories/reviews'
import { db } from '@/lib/platform/db'
import { sendDueMornings } from '@/lib/account/morning/jobs'
import { jobs, remindDueExternalReviewers } from '@/lib/reviews/reminders/jobs'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { morningsIn, listWaitingZones, listPeopleDue } from '@/lib/reviews/reminders/queries/list-people-due'

beforeEach(forgetOthers)
afterEach(() => setClock())

const run = (moment: string) => remindAndDeliver(at(moment))

test('reminds three working days after the asking, three before the close and on the last morning before it', async () => {
  // Asked on Thursday; it closes on Friday of the week after.
  const { person } = await anAsked({ closesOn: '2026-11-27' })
  await liveThrough('2026-11-12T11:00:00Z', '2026-11-27T17:00:00Z')
  expect(await digestsTo(person)).toEqual(['2026-11-17', '2026-11-24', '2026-11-26'])
})

describe('at nine in the morning, on both sides of a change of the clock', () => {
  test.each([
    // Asked on a Wednesday, so due on the Monday after the change.
    ['Europe/Berlin', '2026-03-25T10:00:00Z', '2026-03-30T06:59:00Z', '2026-03-30T07:00:00Z'],
    ['Europe/Berlin', '2026-10-21T10:00:00Z', '2026-10-26T07:59:00Z', '2026-10-26T08:00:00Z'],
    ['America/New_York', '2026-03-04T15:00:00Z', '2026-03-09T12:59:00Z', '2026-03-09T13:00:00Z'],
    ['Australia/Lord_Howe', '2026-03-31T22:00:00Z', '2026-04-05T22:29:00Z', '2026-04-05T22:30:00Z'],
    ['Pacific/Apia', '2026-11-10T22:00:00Z', '2026-11-15T19:59:00Z', '2026-11-15T20:00:00Z'],
    ['Asia/Kolkata', '2026-11-11T10:00:00Z', '2026-11-16T03:29:00Z', '2026-11-16T03:30:00Z'],
  ])('%s, asked at %s', async (zone, asked, tooSoon, due) => {
    const { person } = await anAsked({ zone, askedAt: asked })
    await run(tooSoon)
    expect(await digestsTo(person)).toHaveLength(0)
    await run(due)
    expect(await digestsTo(person)).toHaveLength(1)
  })
})

test('a colleague elsewhere hears at nine of their own morning', async () => {
  const { workspace, creator, person } = await anAsked({ closesOn: '2026-11-20' })
  const far = await aMember({ workspace, timeZone: 'America/New_York' })
  at('2026-11-12T10:00:00Z')
  await aReview(creator, { asked: [person, far], title: 'Both', closesOn: '2026-11-20', timeZone: 'Europe/Berlin' })
  await run('2026-11-17T08:00:00Z')
  expect([await digestsTo(person), await digestsTo(far)]).toEqual([['2026-11-17'], []])
  await run('2026-11-17T14:00:00Z')
  expect([await digestsTo(person), await digestsTo(far)]).toEqual([['2026-11-17'], ['2026-11-17']])
})

test('everything that is due is one mail, what closes first on top', async () => {
  const { creator, person } = await anAsked({ title: 'No hurry' })
  at('2026-11-12T10:00:00Z')
  const given = { asked: [person], closesTime: '17:00', timeZone: 'Europe/Berlin' }
  await aReview(creator, { ...given, title: 'Soon', closesOn: '2026-11-18' })
  await aReview(creator, { ...given, title: 'Sooner', closesOn: '2026-11-17', closesTime: '18:30' })
  await run('2026-11-17T08:00:00Z')
  expect(await digestsTo(person)).toEqual(['2026-11-17'])
  expect(await waitingIn(person)).toMatchObject([
    { title: 'Sooner', ends: 'Closes today at 06:30\u00a0pm', text: 'Asked by Mira Stone' },
    { title: 'Soon', ends: 'Closes tomorrow at 05:00\u00a0pm' },
    { title: 'No hurry', ends: null },
  ])
})

test('what closes by the next working day is said in the product as well, once and to this person alone', async () => {
  const { workspace, creator, person } = await anAsked({ closesOn: '2026-11-23' })
  await liveThrough('2026-11-18T08:00:00Z', '2026-11-23T15:00:00Z')
  const told = await db.notification.findMany({
    where: { workspaceId: workspace.id, key: { startsWith: 'review.closing' } },
  })
  expect(told.map(({ memberId, message }) => ({ memberId, message }))).toEqual([
    { memberId: person.memberId, message: '“How we work” closes on Monday at 05:00\u00a0pm' },
  ])
  const feed = await db.activity.findMany({ where: { workspaceId: workspace.id } })
  expect(feed.map(({ memberId }) => memberId)).toEqual([creator.memberId])
})

test('running twice, late in the day, or in two places at once tells nobody twice', async () => {
  const { person } = await anAsked()
  const morning = at('2026-11-17T08:00:00Z')
  await Promise.all([sendDueMornings(morning), sendDueMornings(morning), sendDueMornings(morning)])
  await run('2026-11-17T08:05:00Z')
  await run('2026-11-17T16:55:00Z')
  await run('2026-11-18T08:00:00Z')
  expect(await digestsTo(person)).toEqual(['2026-11-17'])
})

test('a run that comes late catches up in the afternoon, or on the next working day, and no later', async () => {
  const afternoon = await anAsked()
  await run('2026-11-17T15:30:00Z')
  expect(await digestsTo(afternoon.person)).toEqual(['2026-11-17'])
  const nextDay = await anAsked()
  await run('2026-11-17T18:00:00Z')
  await run('2026-11-18T08:00:00Z')
  expect(await digestsTo(nextDay.person)).toEqual(['2026-11-18'])
  const muchLater = await anAsked()
  await run('2026-11-19T08:00:00Z')
  expect(await digestsTo(muchLater.person)).toEqual([])
})

test('a digest of yesterday is not made good today', async () => {
  const { creator, person } = await anAsked()
  await run('2026-11-17T08:00:00Z')
  const review = await aReview(creator, { asked: [person], title: 'Another' })
  await db.reviewAssignee.updateMany({
    where: { reviewId: review.id },
    data: { createdAt: new Date('2026-11-13T10:00:00Z') },
  })
  await run('2026-11-18T08:00:00Z')
  expect(await digestsTo(person)).toEqual(['2026-11-17', '2026-11-18'])
  expect(await waitingIn(person)).toMatchObject([{ title: 'Another' }])
})

describe('it stops', () => {
  const morning = '2026-11-17T08:00:00Z'

  test('once somebody has answered, and goes on for the others; an anonymous one tells nobody who that was', async () => {
    const { people, review, workspace } = await anAsked({ people: 3, anonymity: 'ANONYMOUS' })
    const [answered, ...others] = people
    if (!answered) throw new Error('Three people were asked.')
    await aResponse(answered, review)
    const before = await db.notification.count({ where: { workspaceId: workspace.id } })
    await run(morning)
    expect(await digestsTo(answered)).toEqual([])
    for (const other of others) expect(await digestsTo(other)).toEqual(['2026-11-17'])
    expect(await db.notification.count({ where: { workspaceId: workspace.id } })).toBe(before)
    expect(await db.activity.count({ where: { workspaceId: workspace.id } })).toBe(1)
  })

  test('after opting out', async () => {
    const { person, review } = await anAsked()
    await optOutOfReview(person, { reviewId: review.id })
    await run(morning)
    expect(await digestsTo(person)).toEqual([])
  })

  test('when it is closed', async () => {
    const { creator, person, review } = await anAsked()
    await closeReview(creator, review)
    await run(morning)
    expect(await digestsTo(person)).toEqual([])
  })

  test('when the close has come, even before it was closed', async () => {
    const { person, review } = await anAsked()
    await db.review.update({ where: { id: review.id }, data: { closesAt: new Date(morning) } })
    await run(morning)
    expect(await digestsTo(person)).toEqual([])
  })

  test('while it is paused; what was missed meanwhile comes on the first morning after', async () => {
    const { person, review } = await anAsked()
    await db.review.update({ where: { id: review.id }, data: { status: 'INACTIVE' } })
    await run(morning)
    await db.review.update({ where: { id: review.id }, data: { status: 'ACTIVE' } })
    await run('2026-11-18T08:00:00Z')
    expect(await digestsTo(person)).toEqual(['2026-11-18'])
  })

  test('for those who left', async () => {
    const { person } = await anAsked()
    await deactivate(person)
    await run(morning)
    expect(await digestsTo(person)).toEqual([])
  })

  test('for those who are no longer asked', async () => {
    const { person, review } = await anAsked()
    await db.reviewAssignee.updateMany({ where: { reviewId: review.id }, data: { removedAt: new Date(morning) } })
    await run(morning)
    expect(await digestsTo(person)).toEqual([])
  })

  test('where the review was sent without reminders', async () => {
    const { person, review } = await anAsked()
    await db.review.update({ where: { id: review.id }, data: { hasReminders: false } })
    await run(morning)
    expect(await digestsTo(person)).toEqual([])
  })
})

test('who was given more time is reminded by their own close', async () => {
  const { people, review } = await anAsked({ people: 2, closesOn: '2026-11-26' })
  const [longer, other] = people
  if (!longer || !other) throw new Error('Two people were asked.')
  await db.reviewAssignee.updateMany({
    where: { reviewId: review.id, memberId: longer.memberId },
    data: { closesAt: new Date('2026-12-01T16:00:00Z') },
  })
  await liveThrough('2026-11-19T00:00:00Z', '2026-12-01T16:00:00Z')
  expect(await digestsTo(other)).toEqual(['2026-11-23', '2026-11-25'])
  expect(await digestsTo(longer)).toEqual(['2026-11-26', '2026-11-30'])
})

test('where the end was taken away, nobody is reminded of one that they alone once had', async () => {
  const { person, review } = await anAsked({ closesOn: '2026-11-26' })
  await db.review.update({ where: { id: review.id }, data: { closesAt: null } })
  await db.reviewAssignee.updateMany({
    where: { reviewId: review.id, memberId: person.memberId },
    data: { closesAt: new Date('2026-12-01T16:00:00Z') },
  })
  await liveThrough('2026-11-19T00:00:00Z', '2026-12-01T16:00:00Z')
  expect(await digestsTo(person)).toEqual([])
})

test('nobody is reminded of what they were asked that very day', async () => {
  const { person } = await anAsked({ askedAt: '2026-11-17T07:00:00Z', closesOn: '2026-11-18' })
  await run('2026-11-17T08:00:00Z')
  expect(await digestsTo(person)).toEqual([])
})

test('the other place of the same person in another workspace has a digest of its own', async () => {
  const { person } = await anAsked()
  const other = await anAsked()
  const place = await aPlace({ userId: person.userId, workspace: other.workspace })
  at('2026-11-12T10:00:00Z')
  await aReview(other.creator, { asked: [place], title: 'Elsewhere' })
  await run('2026-11-17T08:00:00Z')
  expect(await digestsTo(person)).toContain('2026-11-17')
  expect(await digestsTo(place)).toContain('2026-11-17')
})

test('people are picked in batches that leave nobody out', async () => {
  const { people } = await anAsked({ people: 5 })
  const morning = at('2026-11-17T08:00:00Z')
  const mornings = morningsIn(await listWaitingZones(morning), morning) ?? '[]'
  const picked: string[] = []
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after !== undefined) {
    const batch: { id: string }[] = await listPeopleDue(mornings, morning, after, 2)
    picked.push(...batch.map(({ id }) => id))
    after = batch.at(-1)?.id
  }
  expect(picked).toHaveLength(new Set(picked).size)
  expect(picked).toEqual(expect.arrayContaining(people.map(({ memberId }) => memberId)))
})

test('is what the queue runs every five minutes', () => {
  expect(jobs).toMatchObject([{ name: 'review.remind-outside', cron: '*/5 * * * *', run: remindDueExternalReviewers }])
})
