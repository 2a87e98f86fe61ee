import { afterEach, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { listActivity, listPublicActivity } from '@/lib/activity/queries'
import { awardBadges } from '@/lib/badges/commands/award-badges'
import { awardDueBadges } from '@/lib/badges/jobs'
import type { BadgeName } from '@/lib/badges/rules/badges'
import { listBadges, listComingBadges } from '@/lib/badges/queries/list-badges'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aGoal, aGoalCircle, aGoalIn, aLead, checkIn, goalNow, type GivenGoal } from '@/tests/factories/goals'
import { aManager, aMember, deactivate } from '@/tests/factories/members'
import { anotherTwo, aOneOnOne } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { aboutPerson, aResponse, aReview } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'

afterEach(() => setClock())

const at = (time: string) => setClock(() => new Date(time))

/** The badges of somebody once the job has run at a moment. */
async function badgesOf(actor: Actor, time: string) {
  at(time)
  await awardDueBadges(new Date(time))
  return (await listBadges(actor, actor.memberId)).map(({ name }) => name).toSorted()
}

async function aPairOfColleagues() {
  const workspace = await aWorkspace()
  return { workspace, asker: await aManager({ workspace }), answerer: await aMember({ workspace }) }
}

/** So many requests, each answered a day apart unless told otherwise. */
async function answered({ asker, answerer }: { asker: Actor; answerer: Actor }, count: number, from = '2027-01-04') {
  for (let index = 0; index < count; index += 1) {
    at(`${addDays(from, index)}T09:00:00Z`)
    const review = await aReview(asker, { asked: [answerer] })
    at(`${addDays(from, index)}T15:00:00Z`)
    await aResponse(answerer, review)
  }
}

test('Novice for the first answer, Engager for ten, Blitz for five quick ones in a week', async () => {
  const two = await aPairOfColleagues()
  await answered(two, 1)
  expect(await badgesOf(two.answerer, '2027-01-05T00:00:00Z')).toEqual(['Novice'])
  await answered(two, 4, '2027-01-20')
  expect(await badgesOf(two.answerer, '2027-02-01T00:00:00Z')).toEqual(['Novice'])
  await answered(two, 5, '2027-02-02')
  expect(await badgesOf(two.answerer, '2027-02-10T00:00:00Z')).toEqual(['Blitz', 'Engager', 'Novice'])
  expect(await badgesOf(two.asker, '2027-02-10T00:00:00Z')).toEqual([])
})

test('an answer to a confidential review counts for no badge, because its subject may not know who answered', async () => {
  const { workspace, asker, answerer } = await aPairOfColleagues()
  at('2027-01-04T09:00:00Z')
  const subject = await aMember({ workspace })
  await aResponse(
    answerer,
    await aReview(asker, { ...aboutPerson(subject), asked: [answerer], anonymity: 'CONFIDENTIAL' }),
  )
  expect(await badgesOf(answerer, '2027-01-05T00:00:00Z')).toEqual([])
})

test('an answer to an anonymous review counts for no badge, not even after its close', async () => {
  const { workspace, asker, answerer } = await aPairOfColleagues()
  const others = [await aMember({ workspace }), await aMember({ workspace }), await aMember({ workspace })]
  at('2027-01-04T09:00:00Z')
  const review = await aReview(asker, { asked: [answerer, ...others], anonymity: 'ANONYMOUS' })
  for (const one of [answerer, ...others]) await aResponse(one, review)
  expect(await badgesOf(answerer, '2027-01-04T12:00:00Z')).toEqual([])
  await closeReview(asker, { id: review.id })
  expect(await badgesOf(answerer, '2027-01-04T13:00:00Z')).toEqual([])
  const coming = await listComingBadges(answerer, [])
  expect(coming.find(({ name }) => name === 'Engager')?.progress?.done).toBe(0)
})

test('Initiate for creating a goal and for the first update by somebody it is assigned to', async () => {
  at('2027-01-04T09:00:00Z')
  const circle = await aGoalCircle()
  const { creator, assignee, supervisor } = circle
  const goal = await aGoalIn(circle)
  await commentOnGoal(supervisor, { id: goal.id, madeId: randomId(), comment: 'Well begun.', mentionedIds: [] })
  expect(await badgesOf(creator, '2027-01-05T09:00:00Z')).toEqual(['Initiate'])
  for (const other of [assignee, supervisor]) expect(await badgesOf(other, '2027-01-05T09:00:00Z')).toEqual([])
  await checkIn(assignee, await goalNow(goal))
  expect(await badgesOf(assignee, '2027-01-06T09:00:00Z')).toEqual(['Initiate'])
  expect(await badgesOf(supervisor, '2027-01-06T09:00:00Z')).toEqual([])
})

test('while goals are switched off nobody earns a badge for them, and does once they are on again', async () => {
  at('2027-01-04T09:00:00Z')
  const { workspace, answerer } = await aPairOfColleagues()
  await aGoal(answerer, { type: 'Self' })
  const where = { id: workspace.id }
  await db.workspace.update({ where, data: { withoutFeatures: ['Goals'] } })
  expect(await badgesOf(answerer, '2027-01-05T09:00:00Z')).toEqual([])
  await db.workspace.update({ where, data: { withoutFeatures: [] } })
  expect(await badgesOf(answerer, '2027-01-06T09:00:00Z')).toEqual(['Initiate'])
})

test('Achiever for five goals completed by their end, whatever else was completed late', async () => {
  const { answerer } = await aPairOfColleagues()
  for (let index = 0; index < 6; index += 1) {
    at('2027-01-04T09:00:00Z')
    const goal = await aGoal(answerer, { type: 'Self', startsOn: '2027-01-01', endsOn: '2027-01-31' })
    at(index === 0 ? '2027-02-03T09:00:00Z' : '2027-01-20T09:00:00Z')
    await setGoalStatus(answerer, { id: goal.id, version: goal.version, status: 'Completed', comment: '' })
    const expected = index < 5 ? ['Initiate'] : ['Achiever', 'Initiate']
    expect(await badgesOf(answerer, '2027-02-04T09:00:00Z')).toEqual(expected)
  }
})

test.each([
  // Seven in the evening of the last day there, two in the morning of the day after.
  ['America/Los_Angeles', '2027-02-01T03:00:00Z', 5],
  ['Asia/Kolkata', '2027-01-31T20:30:00Z', 0],
])('a goal is on time by the day of its workspace: %s', async (timeZone, completedAt, done) => {
  const actor = await aMember({ workspace: await aWorkspace({ timeZone }) })
  for (let index = 0; index < 5; index += 1) {
    at('2027-01-04T09:00:00Z')
    const goal = await aGoal(actor, { type: 'Self', startsOn: '2027-01-01', endsOn: '2027-01-31' })
    at(completedAt)
    await setGoalStatus(actor, { id: goal.id, version: goal.version, status: 'Completed', comment: '' })
  }
  const coming = await listComingBadges(actor, [])
  expect(coming.find(({ name }) => name === 'Achiever')?.progress).toEqual({ done, most: 5 })
  expect((await badgesOf(actor, '2027-02-04T09:00:00Z')).includes('Achiever')).toBe(done === 5)
})

async function completes(actor: Actor, given: GivenGoal) {
  at('2027-01-04T09:00:00Z')
  const goal = await aGoal(actor, { startsOn: '2027-01-01', endsOn: '2027-01-31', ...given })
  at('2027-02-03T09:00:00Z')
  await setGoalStatus(actor, { id: goal.id, version: goal.version, status: 'Completed', comment: '' })
}

test('Trailblazer for 15 completed goals with one of a team among them, which may come last', async () => {
  const workspace = await aWorkspace()
  const team = await aTeam({ workspace })
  const [first, last] = [await aLead({ workspace, team }), await aLead({ workspace, team })]
  await completes(first, { team })
  for (let index = 0; index < 13; index += 1) await completes(first, { type: 'Self' })
  expect(await badgesOf(first, '2027-02-04T09:00:00Z')).toEqual(['Initiate'])
  await completes(first, { type: 'Self' })
  expect(await badgesOf(first, '2027-02-04T09:00:00Z')).toEqual(['Initiate', 'Trailblazer'])
  for (let index = 0; index < 15; index += 1) await completes(last, { type: 'Self' })
  expect(await badgesOf(last, '2027-02-04T09:00:00Z')).toEqual(['Initiate'])
  await completes(last, { team })
  expect(await badgesOf(last, '2027-02-04T09:00:00Z')).toEqual(['Initiate', 'Trailblazer'])
})

test('Debutant for the first completed one-on-one, Regular Rendezvous for four of a series in a row', async () => {
  at('2027-01-01T09:00:00Z')
  const { one, other } = await anotherTwo()
  await aOneOnOne(one, other, { day: '2027-01-04', frequency: 'Weekly', lastOn: '2027-02-22' })
  const meetings = await db.meeting.findMany({ where: { organizerId: one.memberId }, orderBy: { startsAt: 'asc' } })
  const complete = async (index: number) => {
    at(meetings[index]?.endsAt.toISOString() ?? '')
    await completeMeeting(one, { id: meetings[index]?.id ?? '' })
  }
  for (const index of [0, 1, 2]) await complete(index)
  expect(await badgesOf(other, '2027-01-20T09:00:00Z')).toEqual(['Debutant'])
  // The fourth is missed, so the row begins anew.
  for (const index of [4, 5, 6]) await complete(index)
  expect(await badgesOf(other, '2027-02-16T09:00:00Z')).toEqual(['Debutant'])
  await complete(7)
  for (const actor of [one, other])
    expect(await badgesOf(actor, '2027-02-23T09:00:00Z')).toEqual(['Debutant', 'Regular Rendezvous'])
})

test('Follow-Up Guru for ten follow-ups completed as organizer, with none missed for 30 days', async () => {
  const { asker, answerer } = await aPairOfColleagues()
  for (let index = 0; index < 11; index += 1) {
    at('2027-01-01T09:00:00Z')
    const { id } = await aFollowUp(asker, { attendees: [answerer], day: addDays('2027-01-04', index) })
    at('2027-01-20T09:00:00Z')
    if (index > 0) await completeMeeting(answerer, { id })
  }
  expect(await badgesOf(asker, '2027-01-21T09:00:00Z')).toEqual([])
  expect(await badgesOf(asker, '2027-02-10T09:00:00Z')).toEqual(['Follow-Up Guru'])
  expect(await badgesOf(answerer, '2027-02-10T09:00:00Z')).toEqual([])
})

test('awarded once by jobs that run twice, late and at the same time; never to somebody who left', async () => {
  const two = await aPairOfColleagues()
  await answered(two, 1)
  const gone = await aPairOfColleagues()
  await answered(gone, 1)
  await deactivate(gone.answerer)
  at('2027-03-01T09:00:00Z')
  const runs = await Promise.all([awardDueBadges(new Date()), awardDueBadges(new Date())])
  expect(runs).toHaveLength(2)
  const rows = await db.badgeAward.findMany({
    where: { memberId: { in: [two.answerer.memberId, gone.answerer.memberId] } },
  })
  expect(rows.map(({ memberId, badge, earnedAt }) => [memberId, badge, earnedAt.toISOString()])).toEqual([
    [two.answerer.memberId, 'Novice', '2027-01-04T15:00:00.000Z'],
  ])
  const again = {
    memberId: two.answerer.memberId,
    earned: [{ badge: 'Novice' as const, earnedAt: new Date(), times: 1 }],
  }
  expect(await awardBadges(systemActor(two.workspace.id), again)).toEqual({ awarded: [] })
})

test('shows how far the next ones are, without those of features that are switched off', async () => {
  const two = await aPairOfColleagues()
  await answered(two, 3)
  await badgesOf(two.answerer, '2027-02-01T09:00:00Z')
  const earned = await listBadges(two.answerer, two.answerer.memberId)
  const coming = await listComingBadges(two.answerer, earned)
  expect(coming.find(({ name }) => name === 'Engager')?.progress).toEqual({ done: 3, most: 10 })
  expect(coming.map(({ name }) => name)).not.toContain('Novice')
  expect(coming.find(({ name }) => name === 'Blitz')?.progress).toBeNull()
  const without = { ...two.answerer, withoutFeatures: ['Goals', 'FollowUps', 'OneOnOnes'] }
  const earnable = await listComingBadges(without, earned)
  expect(earnable.map(({ name }) => name)).toEqual(['Engager', 'Blitz', 'Monthly Master'])
})

test('a run’s badges are one notification and one activity of the owner’s', async () => {
  const owner = await aMember()
  const award = (...badges: BadgeName[]) =>
    awardBadges(systemActor(owner.workspaceId), {
      memberId: owner.memberId,
      earned: badges.map((badge) => ({ badge, earnedAt: new Date(), times: 1 })),
    })
  for (const _ of [1, 2]) await award('Novice', 'Engager')
  await award('Novice', 'Blitz')
  expect((await toldTo(owner, 'badge.awarded')).toSorted()).toEqual([
    'You earned the badge Blitz',
    'You earned the badges Novice and Engager',
  ])
  const { rows } = await listActivity(owner, { category: 'Applaud', size: 5 })
  expect(rows.map(({ title }) => title)).toEqual([
    'You earned the badge Blitz',
    'You earned the badges Novice and Engager',
  ])
  const colleague = await aMember({ workspace: { id: owner.workspaceId } })
  expect((await listActivity(colleague, { size: 5 })).rows).toEqual([])
  expect((await listPublicActivity(colleague, { memberId: owner.memberId, size: 5 })).rows).toEqual([])
})
