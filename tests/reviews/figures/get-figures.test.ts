import { formatDate } from '@/lib/shared/dates'
import { daysFrom, now } from '@/lib/platform/clock'
import { test, expect, describe, vi } from 'vitest'
import { figuresOf, aTeamOf, sent } from './circumstances'
import { anAdmin, aMember, aManager } from '@/tests/factories/members'
import { aboutPerson, aResponse } from '@/tests/factories/reviews'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { db } from '@/lib/platform/db'
import { getFeedbackReport } from '@/lib/reviews/figures/queries/get-figures'
import { placeOf } from '@/tests/factories/respondents'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { aTeam } from '@/tests/factories/teams'
import type { Actor } from '@/lib/access/actor'
import type { ReportScope } from '@/lib/shared/report-scopes'
import { extendRespondent } from '@/lib/reviews/respondents/commands/extend-respondent'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import pg from 'pg'

const nothing = { total: { asked: 0, answered: 0, waiting: 0 }, sentCount: 0, releasedCount: 0, leftOutCount: 0 }

/** A day from now, as an end is chosen. */
const ending = (inDays: number) => ({
  closesOn: formatDate(daysFrom(now(), inDays), 'YYYY-MM-DD', 'UTC'),
  closesTime: '17:00',
  timeZone: 'UTC',
})

test.each(['me', 'team', 'workspace'] as const)('of nothing, the figures of %s are nothing', async (scope) => {
  expect(await figuresOf(await anAdmin(), scope)).toMatchObject(nothing)
})

test.each([
  ['Member', aMember, ['me']],
  ['Manager without a team', aManager, ['me']],
  ['Manager', async () => (await aTeamOf(1)).manager, ['me', 'team']],
  ['Admin', anAdmin, ['me', 'team', 'workspace']],
])(
  'a %s may choose among their own scopes, and gets their own figures for any other',
  async (_role, anActor, scopes) => {
    const actor = await anActor()
    for (const of of ['me', 'team', 'workspace'] as const) {
      const found = await figuresOf(actor, of)
      expect(found.scopes).toEqual(scopes)
      expect(found.scope).toBe(scopes.includes(of) ? of : 'me')
    }
  },
)

describe('one’s own', () => {
  test('count what one was asked and answered, what one asked, and what was released to one', async () => {
    const { manager, people } = await aTeamOf(2)
    const [tom = manager, ana = manager] = people
    const about = await sent(tom, [ana], 1, aboutPerson(tom))
    await sent(manager, [tom, ana], 1)
    await sent(manager, [tom], 0)
    const given = await sent(manager, [ana], 1, aboutPerson(tom))
    await closeReview(manager, { id: given.id })
    await releaseReview(manager, { id: given.id })
    expect(await figuresOf(tom, 'me')).toMatchObject({
      total: { asked: 2, answered: 1, waiting: 1 },
      sentCount: 1,
      releasedCount: 1,
      leftOutCount: 0,
    })
    await closeReview(tom, { id: about.id })
    expect((await figuresOf(tom, 'me')).spans.at(-1)).toMatchObject({ asked: 2, answered: 1 })
  })

  test('hold nothing of before the range', async () => {
    const { manager, people } = await aTeamOf(1)
    const { id } = await sent(manager, people, 1)
    const long = daysFrom(now(), -40)
    await db.reviewAssignee.updateMany({ where: { reviewId: id }, data: { createdAt: long } })
    await db.review.update({ where: { id }, data: { createdAt: long, publishedAt: long } })
    for (const actor of [...people, manager]) expect(await figuresOf(actor, 'me')).toMatchObject(nothing)
    const year = (await getFeedbackReport(manager, { of: 'me', range: 'Last_12_Months', view: 'summary' })).figures
    expect(year.sentCount).toBe(1)
  })
})

describe('those of one’s teams', () => {
  test('count the people one manages and nobody else', async () => {
    const { manager, people, outside } = await aTeamOf(3, 2)
    await sent(manager, [...people, ...outside], 4)
    const { total, isTooSmall } = await figuresOf(manager, 'team')
    expect({ total, isTooSmall }).toEqual({ total: { asked: 3, answered: 3, waiting: 0 }, isTooSmall: false })
  })

  test('of fewer than three people there are none', async () => {
    const { manager, people } = await aTeamOf(2)
    await sent(manager, people, 1)
    expect(await figuresOf(manager, 'team')).toMatchObject({ ...nothing, isTooSmall: true })
  })

  test.each([
    ['three of the team alone', 3, 0, 1],
    ['five of the team alone', 5, 0, 0],
    ['five of the team and one other', 5, 1, 1],
    ['five of the team and five others', 5, 5, 1],
  ])('an anonymous form to %s: %i and %i, left out %i', async (_, inside, others, leftOut) => {
    const { manager, people, outside, admin } = await aTeamOf(inside, others)
    const hidden = { anonymity: 'ANONYMOUS' as const }
    await sent(admin, [...people, ...outside], 2, hidden)
    const { total, leftOutCount } = await figuresOf(manager, 'team')
    expect(leftOutCount).toBe(leftOut)
    expect(total).toEqual(leftOut === 0 ? { asked: inside, answered: 2, waiting: inside - 2 } : nothing.total)
  })

  test('who takes their own place away learns nothing of the one who is not in the team', async () => {
    const { manager, people, outside } = await aTeamOf(5, 1)
    const review = await sent(manager, [...people, ...outside, manager], 0, { anonymity: 'ANONYMOUS' })
    const { id: assigneeId } = await placeOf(review, manager)
    await removeRespondent(manager, { id: review.id, assigneeId })
    for (const actor of people.slice(0, 2)) await aResponse(actor, review)
    expect(await figuresOf(manager, 'team')).toMatchObject({ total: nothing.total, leftOutCount: 1 })
  })

  test('who takes somebody out of the team learns nothing of what they answered', async () => {
    const { manager, people, admin } = await aTeamOf(6)
    const [taken = manager] = people
    await sent(admin, people, 3, { anonymity: 'ANONYMOUS' })
    expect((await figuresOf(manager, 'team')).total).toEqual({ asked: 6, answered: 3, waiting: 3 })
    await db.teamMember.deleteMany({ where: { memberId: taken.memberId } })
    expect(await figuresOf(manager, 'team')).toMatchObject({ ...nothing, leftOutCount: 1 })
  })

  test('declining leaves no less of a form that went to the team alone', async () => {
    const { manager, people, admin } = await aTeamOf(6)
    const review = await sent(admin, people, 2, { anonymity: 'ANONYMOUS' })
    await optOutOfReview(people[5] ?? manager, { reviewId: review.id })
    expect(await figuresOf(manager, 'team')).toMatchObject({
      total: { asked: 5, answered: 2, waiting: 3 },
      leftOutCount: 0,
    })
  })

  test('a confidential form about the manager is left out where few were asked, too', async () => {
    const { manager, people, admin } = await aTeamOf(3)
    await sent(admin, people, 2, { anonymity: 'CONFIDENTIAL', ...aboutPerson(manager) })
    expect(await figuresOf(manager, 'team')).toMatchObject({ ...nothing, leftOutCount: 1 })
  })

  test('released results count where their managers may read them', async () => {
    const { manager, people, admin } = await aTeamOf(3)
    const [tom = manager, ana = manager] = people
    for (const seenByManager of [true, false]) {
      const { id } = await sent(admin, [ana], 1, { ...aboutPerson(tom), seenByManager })
      await closeReview(admin, { id })
      await releaseReview(admin, { id })
    }
    expect((await figuresOf(manager, 'team')).releasedCount).toBe(1)
  })

  test('released results count where their manager asked for them', async () => {
    const { manager, people } = await aTeamOf(3)
    const [tom = manager, ana = manager] = people
    const { id } = await sent(manager, [ana], 1, aboutPerson(tom))
    await closeReview(manager, { id })
    await releaseReview(manager, { id })
    expect((await figuresOf(manager, 'team')).releasedCount).toBe(1)
  })

  test('what was released about somebody who manages with them counts where they alone manage', async () => {
    const { workspace, manager, people, admin } = await aTeamOf(3)
    const other = await aManager({ workspace })
    await aTeam({ workspace, managers: [manager, other] })
    const { id } = await sent(admin, people, 1, { ...aboutPerson(other), seenByManager: true })
    await closeReview(admin, { id })
    await releaseReview(admin, { id })
    expect((await figuresOf(manager, 'team')).releasedCount).toBe(0)
    await aTeam({ workspace, members: [other], managers: [manager] })
    expect((await figuresOf(manager, 'team')).releasedCount).toBe(1)
  })

  test('a manager of another workspace counts nobody here', async () => {
    const { people, manager } = await aTeamOf(3)
    await sent(manager, people, 2)
    const stranger = await aTeamOf(3)
    expect((await figuresOf(stranger.manager, 'team')).total.asked).toBe(0)
  })
})

test('those of the workspace count everybody’s, and no other workspace’s', async () => {
  const { admin, manager, people } = await aTeamOf(4)
  await sent(manager, people, 3)
  await sent(people[0] ?? manager, [manager], 0)
  const elsewhere = await aTeamOf(1)
  await sent(elsewhere.manager, elsewhere.people, 1)
  expect(await figuresOf(admin, 'workspace')).toMatchObject({
    total: { asked: 5, answered: 3, waiting: 2 },
    sentCount: 2,
    releasedCount: 0,
  })
})

test('what the viewer answered themselves makes no third of an anonymous form', async () => {
  const { admin, manager, people } = await aTeamOf(3)
  const hidden = { anonymity: 'ANONYMOUS' as const }
  await sent(manager, [admin, ...people.slice(0, 2)], 1, hidden)
  expect(await figuresOf(admin, 'workspace')).toMatchObject({ total: nothing.total, leftOutCount: 1 })
  await sent(manager, [admin, ...people], 1, hidden)
  expect((await figuresOf(admin, 'workspace')).total).toEqual({ asked: 4, answered: 1, waiting: 3 })
})

test('what somebody was given more time for waits for them past its end, and so does what is paused', async () => {
  const { admin, manager, people } = await aTeamOf(3)
  const [tom = manager, ana = manager] = people
  const { id } = await sent(admin, people, 0, ending(2))
  const waiting = async (actor: Actor, of: ReportScope) => (await figuresOf(actor, of)).total.waiting
  const wide = async () => [await waiting(manager, 'team'), await waiting(admin, 'workspace')]
  const counts = async () => [await waiting(tom, 'me'), await waiting(ana, 'me'), ...(await wide())]
  await extendRespondent(admin, { id, assigneeId: (await placeOf({ id }, tom)).id, ...ending(6) })
  expect(await counts()).toEqual([1, 1, 3, 3])
  await pauseReview(admin, { id })
  expect(await counts()).toEqual([1, 1, 3, 3])
  await db.review.update({ where: { id }, data: { closesAt: daysFrom(now(), -1) } })
  expect(await counts()).toEqual([1, 0, 1, 1])
  await db.review.update({ where: { id }, data: { status: 'ACTIVE' } })
  expect(await counts()).toEqual([1, 0, 1, 1])
  await closeReview(admin, { id })
  expect(await counts()).toEqual([0, 0, 0, 0])
})

test('any figures are one statement, however much there is', async () => {
  const { admin, people } = await aTeamOf(3)
  await sent(admin, people, 2)
  for (const scope of ['me', 'team', 'workspace'] as const) {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await figuresOf(admin, scope)
    expect(query.mock.calls).toHaveLength(1)
    query.mockRestore()
  }
})
