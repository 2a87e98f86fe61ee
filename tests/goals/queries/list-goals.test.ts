import { afterEach, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { listGoals } from '@/lib/goals/queries/list-goals'
import { listGoalsOf } from '@/lib/goals/queries/list-goals-of'
import { quarterAround } from '@/lib/goals/rules/goal-periods'
import { goalListSchema } from '@/lib/goals/schema'
import { goalSearch } from '@/lib/goals/search'
import { read } from '@/lib/platform/reading'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import { aGoal, aGoalCircle, aLead } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'

afterEach(() => setClock())

type Asked = Partial<Record<keyof typeof goalListSchema.shape, string>>

const pageOf = (actor: Actor, filter: Asked = {}) => listGoals(actor, goalListSchema.parse({ search: '', ...filter }))

const titlesOf = async (actor: Actor, filter: Asked = {}) =>
  (await pageOf(actor, filter)).rows.map(({ title }) => title).toSorted()

/** A goal of each type, one that is completed and one that is archived. */
async function aCompany() {
  const circle = await aGoalCircle()
  const { admin, lead, assignee, supervisor, team } = circle
  await aGoal(admin, { title: 'Keep customers', type: 'Organization', supervisors: [supervisor] })
  const done = await aGoal(lead, { title: 'Hire for nights', team })
  await aGoal(lead, { title: 'Answer sooner', assignees: [assignee] })
  await aGoal(assignee, { title: 'Learn Spanish', type: 'Self' })
  const old = await aGoal(admin, { title: 'Move house', type: 'Organization' })
  await setGoalStatus(lead, { ...done, status: 'Completed', comment: '' })
  await archiveGoal(admin, old)
  return circle
}

describe('each filter shows its goals', () => {
  test('by tab', async () => {
    const { admin, supervisor, assignee } = await aCompany()
    const all = ['Answer sooner', 'Hire for nights', 'Keep customers', 'Learn Spanish']
    expect(await titlesOf(admin)).toEqual(all)
    expect(await titlesOf(admin, { tab: 'organization' })).toEqual(['Keep customers'])
    expect(await titlesOf(admin, { tab: 'individual' })).toEqual(['Answer sooner', 'Hire for nights'])
    expect(await titlesOf(admin, { tab: 'self' })).toEqual([])
    expect(await titlesOf(assignee, { tab: 'self' })).toEqual(['Learn Spanish'])
    expect(await titlesOf(supervisor, { tab: 'supervising' })).toEqual(['Keep customers'])
    expect(await titlesOf(admin, { tab: 'archived' })).toEqual(['Move house'])
    expect(await titlesOf(admin, { tab: 'made up' })).toEqual(all)
  })

  test('by status, person, team and words', async () => {
    const { admin, lead, assignee, team } = await aCompany()
    expect(await titlesOf(admin, { status: 'Completed' })).toEqual(['Hire for nights'])
    expect(await titlesOf(admin, { status: 'open', tab: 'individual' })).toEqual(['Answer sooner'])
    await db.goal.updateMany({ where: { title: 'Keep customers' }, data: { status: 'Delayed' } })
    expect(await titlesOf(admin, { status: 'behind' })).toEqual(['Keep customers'])
    expect(await titlesOf(admin, { person: assignee.memberId })).toEqual(['Answer sooner', 'Learn Spanish'])
    expect(await titlesOf(admin, { person: lead.memberId })).toEqual(['Answer sooner', 'Hire for nights'])
    expect(await titlesOf(admin, { team: team.id })).toEqual(['Answer sooner', 'Hire for nights', 'Learn Spanish'])
    expect(await titlesOf(admin, { search: 'SOONER' })).toEqual(['Answer sooner'])
    expect(await titlesOf(admin, { search: '%' })).toEqual([])
  })

  test('by the period in which they run', async () => {
    const admin = await anAdmin()
    const today = dayIn(new Date(), admin.timeZone)
    const { from, to } = quarterAround(today)
    const late = { startsOn: addDays(to, 1), endsOn: addDays(to, 5) }
    await aGoal(admin, { title: 'now', startsOn: from, endsOn: to })
    await aGoal(admin, { title: 'next', ...late })
    await aGoal(admin, { title: 'both', startsOn: from, endsOn: addDays(to, 1) })
    await aGoal(admin, { title: 'since long', startsOn: addDays(from, -1), endsOn: to })
    expect(await titlesOf(admin, { period: 'this-quarter' })).toEqual(['both', 'now', 'since long'])
    expect(await titlesOf(admin, { period: 'next-quarter' })).toEqual(['both', 'next'])
    expect(await titlesOf(admin, { period: 'last-quarter' })).toEqual(['since long'])
  })
})

test('the overall progress is the rounded percent Completed of the list, in every status', async () => {
  const { admin } = await aCompany()
  const overallOf = async (filter: Asked) => (await pageOf(admin, filter)).overall
  expect(await overallOf({})).toEqual({ all: 4, completed: 1, percent: 25, isCapped: false })
  expect(await overallOf({ tab: 'individual' })).toMatchObject({ all: 2, completed: 1, percent: 50 })
  expect(await overallOf({ status: 'behind' })).toEqual({ all: 4, completed: 1, percent: 25, isCapped: false })
  expect(await overallOf({ tab: 'individual', status: 'OnTrack' })).toMatchObject({ all: 2, completed: 1 })
  expect(await overallOf({ search: 'nobody' })).toMatchObject({ all: 0, completed: 0, percent: 0 })
})

test('a row says that a goal lies ahead, until the day it starts', async () => {
  const admin = await anAdmin()
  const tomorrow = addDays(dayIn(now(), 'UTC'), 1)
  const { id } = await aGoal(admin, { startsOn: tomorrow, assignees: [admin] })
  const ahead = async () => {
    const [[row], [own], goal] = [
      (await pageOf(admin)).rows,
      await listGoalsOf(admin, admin.memberId),
      await getGoal(admin, id),
    ]
    return [row?.isAhead, own?.isAhead, goal.isAhead]
  }
  expect(await ahead()).toEqual([true, true, true])
  setClock(() => daysFrom(new Date(), 1))
  expect(await ahead()).toEqual([false, false, false])
})

test('a row says on which day of its reader a goal was completed', async () => {
  const admin = await anAdmin({ timeZone: 'Pacific/Auckland' })
  const goal = await aGoal(admin, { assignees: [admin] })
  setClock(() => new Date('2026-11-28T20:00:00Z'))
  const completedOn = async () => [
    (await pageOf(admin)).rows[0]?.completedOn,
    (await listGoalsOf(admin, admin.memberId))[0]?.completedOn,
    (await getGoal(admin, goal.id)).completedOn,
  ]
  expect(await completedOn()).toEqual([null, null, null])
  await setGoalStatus(admin, { ...goal, status: 'Completed', comment: '' })
  expect(await completedOn()).toEqual(['2026-11-29', '2026-11-29', '2026-11-29'])
})

test('a row says what a goal is, and its people by name', async () => {
  const { admin, workspace, lead, assignee } = await aGoalCircle()
  const hidden = await aGoal(admin, { type: 'Organization', visibility: 'PRIVATE' })
  await aGoal(lead, { assignees: [assignee], progress: 40 })
  const other = await aLead({ workspace, members: [assignee] })
  await db.goal.updateMany({ where: { creatorId: lead.memberId }, data: { parentId: hidden.id } })
  const [row] = (await pageOf(other)).rows
  expect(row).toMatchObject({
    badge: { label: 'On track' },
    progress: 40,
    hasEnded: false,
    parent: null,
    people: [{ memberId: assignee.memberId, name: 'Priya Nair' }],
    peopleCount: 1,
  })
})

describe('very many goals', () => {
  test.each(['updated', 'ends', 'title', 'progress'])('are each on one page, by %s', async (sort) => {
    const admin = await anAdmin()
    const { workspaceId, memberId: creatorId } = admin
    const fixed = {
      workspaceId,
      creatorId,
      type: 'Individual',
      frequency: 'weekly',
      progressSource: 'BY_HAND',
    } as const
    const at = new Date('2026-03-01T08:00:00.123Z')
    await db.goal.createMany({
      data: Array.from({ length: 60 }, (_, index) => ({
        ...fixed,
        startsOn: at,
        createdAt: at,
        progress: index % 5,
        // Many alike, so that the id decides.
        title: `Goal ${index % 7}`,
        changedAt: new Date(at.getTime() + (index % 4)),
        endsOn: new Date(`2999-01-0${1 + (index % 3)}`),
      })),
    })
    const rows: Awaited<ReturnType<typeof pageOf>>['rows'] = []
    let after: string | undefined
    do {
      const page = await pageOf(admin, { sort, after })
      rows.push(...page.rows)
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(60)
    expect(rows).toHaveLength(60)
    const keys = rows.map(({ changedAt, endsOn, title, progress }) =>
      String({ updated: -changedAt.getTime(), ends: endsOn, title, progress }[sort]),
    )
    const inOrder = sort === 'updated' ? keys.toSorted((one, other) => Number(one) - Number(other)) : keys.toSorted()
    expect(keys).toEqual(inOrder)
  })

  test.each(['nonsense', `${'0'.repeat(36)}~x`, `${randomId()}~x\u0000`, '~'])(
    'a place that leads nowhere, %j, is the first page',
    async (after) => {
      const admin = await anAdmin()
      await aGoal(admin, { title: 'Answer sooner' })
      for (const sort of ['updated', 'ends', 'title', 'progress'])
        expect((await pageOf(admin, { sort, after })).rows).toHaveLength(1)
    },
  )
})

test('the palette finds what its list would show, the actor’s own first', async () => {
  const { admin, lead, assignee, workspace } = await aGoalCircle()
  await aTeam({ workspace })
  await aGoal(assignee, { title: 'Answer letters', type: 'Self', visibility: 'PRIVATE' })
  await aGoal(lead, { title: 'Answer sooner', assignees: [assignee] })
  await aGoal(admin, { title: 'Answer the phone' })
  const found = async (actor: Actor) => (await read(goalSearch(actor, 'answer'))).map(({ label }) => label)
  expect(await found(admin)).toEqual(['Answer the phone', 'Answer sooner'])
  expect(await found(assignee)).toEqual(['Answer sooner', 'Answer letters', 'Answer the phone'])
})
