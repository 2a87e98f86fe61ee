import { afterEach, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { awardBadges } from '@/lib/badges/commands/award-badges'
import { chooseCelebration } from '@/lib/celebrations/commands/choose-celebration'
import { celebrateDue } from '@/lib/celebrations/jobs'
import { listOwnCelebrations } from '@/lib/celebrations/queries/list-own-celebrations'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { dateOf } from '@/lib/shared/dates'
import { aGoal } from '@/tests/factories/goals'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aManager, aMember, deactivate } from '@/tests/factories/members'
import { anotherTwo, aOneOnOne } from '@/tests/factories/one-on-ones'
import { chosenByName } from '@/tests/factories/respondents'
import { aResponse, aReview } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'

afterEach(() => setClock())

const at = (time: string) => setClock(() => new Date(time))

async function celebratedAt(actor: Actor, time: string) {
  at(time)
  await celebrateDue(new Date(time))
  return (await listOwnCelebrations(actor)).map(({ day, category, sentence }) => ({ day, category, sentence }))
}

const begins = (actor: Actor, day: string) =>
  db.member.update({ where: { id: actor.memberId }, data: { startDate: dateOf(day) } })

async function completes(actor: Actor, day: string, endsOn: string) {
  at(`${day}T09:00:00Z`)
  const goal = await aGoal(actor, { type: 'Self', startsOn: '2027-01-01', endsOn: '2027-12-31' })
  await db.goal.update({ where: { id: goal.id }, data: { endsOn: dateOf(endsOn) } })
  await setGoalStatus(actor, { id: goal.id, version: goal.version, status: 'Completed', comment: '' })
}

test('merges the reasons of a day into one celebration, made once by jobs run twice and at the same time', async () => {
  const actor = await aMember({ firstName: 'Asha' })
  await begins(actor, '2024-03-03')
  await completes(actor, '2027-03-02', '2027-03-05')
  await awardBadges(systemActor(actor.workspaceId), {
    memberId: actor.memberId,
    earned: [
      { badge: 'Novice', earnedAt: new Date('2027-03-02T09:00:00Z'), times: 1 },
      { badge: 'Initiate', earnedAt: new Date('2027-03-02T09:00:00Z'), times: 1 },
    ],
  })
  at('2027-03-03T09:20:00Z')
  await Promise.all([celebrateDue(new Date('2027-03-03T09:20:00Z')), celebrateDue(new Date('2027-03-03T09:20:00Z'))])
  const own = await celebratedAt(actor, '2027-03-03T10:20:00Z')
  expect(own).toHaveLength(1)
  expect(own[0]?.category).toEqual(['anniversary', 'badge', 'goal'])
  expect(own[0]?.sentence).toBe(
    `You’ve been at ${actor.workspaceName} for 3 years. You earned Initiate and Novice. You completed a goal on time.`,
  )
  expect(await celebratedAt(actor, '2027-03-04T09:20:00Z')).toHaveLength(1)
})

test('a goal completed after its end is not celebrated, nor the same goal twice', async () => {
  const actor = await aMember()
  await completes(actor, '2027-03-02', '2027-03-01')
  expect(await celebratedAt(actor, '2027-03-03T09:20:00Z')).toEqual([])
  await completes(actor, '2027-03-03', '2027-03-03')
  expect(await celebratedAt(actor, '2027-03-03T17:20:00Z')).toEqual([])
  for (const day of ['04', '05', '08']) {
    const own = await celebratedAt(actor, `2027-03-${day}T09:20:00Z`)
    expect(own).toMatchObject([{ day: '2027-03-04', category: ['goal'] }])
  }
})

test('a run that comes days late still finds it; one that comes a week later does not', async () => {
  const [soon, late] = [await aMember(), await aMember()]
  for (const actor of [soon, late]) await completes(actor, '2027-03-02', '2027-03-05')
  expect(await celebratedAt(soon, '2027-03-08T09:20:00Z')).toMatchObject([{ day: '2027-03-08', category: ['goal'] }])
  await db.celebration.deleteMany({ where: { memberId: late.memberId } })
  expect(await celebratedAt(late, '2027-03-10T09:20:00Z')).toEqual([])
})

test('celebrates on working mornings of the person, and a weekend on the Monday after it', async () => {
  const actor = await aMember({ timeZone: 'Asia/Kolkata', firstName: 'Asha' })
  await begins(actor, '2025-03-06')
  // The sixth of March 2027 is a Saturday.
  for (const time of ['2027-03-05T09:20:00Z', '2027-03-06T09:20:00Z', '2027-03-08T02:20:00Z'])
    expect(await celebratedAt(actor, time)).toEqual([])
  expect(await celebratedAt(actor, '2027-03-08T04:20:00Z')).toMatchObject([
    { day: '2027-03-08', category: ['anniversary'] },
  ])
})

test('the anniversary of 29 February comes each year, and the first day is none', async () => {
  const actor = await aMember()
  await begins(actor, '2028-02-29')
  const years: string[] = []
  for (const time of ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-03-01', '2033-02-28'])
    years.push(...(await celebratedAt(actor, `${time}T09:20:00Z`)).map(({ day, sentence }) => `${day} ${sentence}`))
  const said = (day: string, years: string) => `${day} You’ve been at ${actor.workspaceName} for ${years}.`
  expect(years).toEqual([
    said('2029-02-28', '1 year'),
    said('2030-02-28', '2 years'),
    said('2031-02-28', '3 years'),
    // A Sunday, celebrated on the Monday after it.
    said('2032-03-01', '4 years'),
    said('2033-02-28', '5 years'),
  ])
})

test('a birthday is celebrated only while its owner shares it', async () => {
  const [open, closed] = [await aMember({ firstName: 'Asha' }), await aMember()]
  for (const [actor, isBirthdayShared] of [
    [open, true],
    [closed, false],
  ] as const)
    await db.profile.create({ data: { userId: actor.userId, birthday: '03-03', isBirthdayShared } })
  expect(await celebratedAt(open, '2027-03-03T09:20:00Z')).toMatchObject([{ category: ['birthday'] }])
  expect(await celebratedAt(closed, '2027-03-03T09:20:00Z')).toEqual([])
})

test('nobody who left is celebrated, nobody who does not want it, and nothing is shown on FREE', async () => {
  const [gone, unwilling] = [await aMember(), await aMember()]
  const free = await aMember({ workspace: await aWorkspace({ plan: 'FREE' }) })
  for (const actor of [gone, unwilling, free]) await begins(actor, '2024-03-03')
  await deactivate(gone)
  await chooseCelebration(unwilling, { kind: 'anniversary', isCelebrated: false })
  for (const actor of [gone, unwilling, free]) expect(await celebratedAt(actor, '2027-03-03T09:20:00Z')).toEqual([])
  const without = { ...free, withoutFeatures: ['Applause' as const] }
  expect(await listOwnCelebrations(without)).toEqual([])
  for (const actor of [gone, unwilling])
    expect(await db.celebration.count({ where: { memberId: actor.memberId } })).toBe(0)
})

test('four answers in a row are celebrated, and a missed request begins the row anew', async () => {
  const workspace = await aWorkspace()
  const [asker, answerer] = [await aManager({ workspace }), await aMember({ workspace })]
  const ask = async (day: number, isAnswered: boolean, hour = '09') => {
    at(`2027-03-0${day}T${hour}:00:00Z`)
    const review = await aReview(asker, { asked: [answerer] })
    if (isAnswered) await aResponse(answerer, review)
    else await closeReview(asker, { id: review.id })
  }
  for (const day of [1, 1, 1]) await ask(day, true)
  await ask(1, false, '10')
  for (const day of [2, 2, 2]) await ask(day, true)
  expect(await celebratedAt(answerer, '2027-03-03T09:20:00Z')).toEqual([])
  await ask(3, true)
  expect(await celebratedAt(answerer, '2027-03-04T09:20:00Z')).toMatchObject([{ category: ['feedback'] }])
})

test('a request that was added during a pause and never sent is no missed one', async () => {
  const workspace = await aWorkspace()
  const [asker, answerer] = [await aManager({ workspace }), await aMember({ workspace })]
  at('2027-03-02T09:00:00Z')
  const answer = async () => aResponse(answerer, await aReview(asker, { asked: [answerer] }))
  for (const _ of [1, 2, 3]) await answer()
  at('2027-03-02T10:00:00Z')
  const paused = await aReview(asker, { asked: [asker] })
  await pauseReview(asker, paused)
  await addRespondents(asker, { id: paused.id, ...chosenByName(answerer) })
  await closeReview(asker, paused)
  at('2027-03-02T11:00:00Z')
  await answer()
  expect(await celebratedAt(answerer, '2027-03-03T09:20:00Z')).toMatchObject([{ category: ['feedback'] }])
})

test('an anonymous request counts in no row, answered or missed', async () => {
  const workspace = await aWorkspace()
  const [asker, answerer] = [await aManager({ workspace }), await aMember({ workspace })]
  const others = [await aMember({ workspace }), await aMember({ workspace }), await aMember({ workspace })]
  at('2027-03-02T09:00:00Z')
  const answerNamed = async () => aResponse(answerer, await aReview(asker, { asked: [answerer] }))
  const anonymous = () => aReview(asker, { asked: [answerer, ...others], anonymity: 'ANONYMOUS' })
  for (const _ of [1, 2, 3]) await answerNamed()
  const [answered, missed] = [await anonymous(), await anonymous()]
  for (const one of [answerer, ...others]) await aResponse(one, answered)
  for (const one of others) await aResponse(one, missed)
  at('2027-03-02T12:00:00Z')
  for (const review of [answered, missed]) await closeReview(asker, { id: review.id })
  expect(await celebratedAt(answerer, '2027-03-03T09:20:00Z')).toEqual([])
  at('2027-03-03T12:00:00Z')
  await answerNamed()
  expect(await celebratedAt(answerer, '2027-03-04T09:20:00Z')).toMatchObject([{ category: ['feedback'] }])
})

test('four meetings in a row are celebrated: follow-ups of the organizer, one-on-ones of both', async () => {
  at('2027-03-01T09:00:00Z')
  const { one, other } = await anotherTwo()
  await aOneOnOne(one, other, { day: '2027-03-02', frequency: 'Daily', lastOn: '2027-03-05' })
  for (const day of ['02', '03', '04', '05'])
    await aFollowUp(one, { attendees: [other], day: `2027-03-${day}`, time: '15:00' })
  const meetings = await db.meeting.findMany({ where: { organizerId: one.memberId }, orderBy: { startsAt: 'asc' } })
  for (const { id, endsAt } of meetings) {
    at(endsAt.toISOString())
    await completeMeeting(one, { id })
  }
  expect(await celebratedAt(one, '2027-03-08T09:20:00Z')).toMatchObject([{ category: ['follow-up', 'one-on-one'] }])
  expect(await celebratedAt(other, '2027-03-08T09:20:00Z')).toMatchObject([{ category: ['one-on-one'] }])
})
