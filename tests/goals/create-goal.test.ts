import { afterEach, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { createGoal } from '@/lib/goals/commands/create-goal'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { dueCountReading, listCheckIns } from '@/lib/goals/queries/list-check-ins'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays, dayIn } from '@/lib/shared/dates'
import { read } from '@/lib/platform/reading'
import { aGoal, aGoalCircle, aKeyResult, anItem, goalInput, updatesOf, type GivenGoal } from '@/tests/factories/goals'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused, outcomeOf } from '@/tests/support/refused'

afterEach(() => setClock())

const create = (actor: Actor, given: GivenGoal) => createGoal(actor, goalInput(given))
const goalsIn = ({ workspaceId }: Actor) => db.goal.count({ where: { workspaceId } })

describe('permissions to create goals', () => {
  test('let Admins set any goal, leads those of their team, and others their own', async () => {
    const { workspace, team, admin, lead, supervisor: manager, assignee, colleague } = await aGoalCircle()
    const otherTeam = await aTeam({ workspace })
    const requestedMoves: [string, GivenGoal][] = [
      ['organization', { type: 'Organization' }],
      ['own team', { team }],
      ['other team', { team: otherTeam }],
      ['own people', { assignees: [assignee] }],
      ['other people', { assignees: [assignee, colleague] }],
      ['self', { type: 'Self' }],
    ]
    const allowed = async (actor: Actor) => {
      const outcomes: string[] = []
      for (const [what, given] of requestedMoves)
        if ((await outcomeOf(create(actor, given))) === 'done') outcomes.push(what)
      return outcomes
    }
    expect(await allowed(admin)).toEqual(requestedMoves.map(([what]) => what))
    expect(await allowed(lead)).toEqual(['own team', 'own people', 'self'])
    expect(await allowed(manager)).toEqual(['self'])
    expect(await allowed(assignee)).toEqual(['self'])
  })

  test('let a lead assign themselves, and ask anybody to supervise', async () => {
    const { lead, colleague } = await aGoalCircle()
    expect(await outcomeOf(create(lead, { assignees: [lead], supervisors: [colleague] }))).toBe('done')
  })

  test('assign a Self goal to its owner, whatever is sent', async () => {
    const { admin, assignee, colleague } = await aGoalCircle()
    const { id } = await create(assignee, { type: 'Self', assignees: [admin, colleague] })
    expect((await getGoal(assignee, id)).assignees.map(({ memberId }) => memberId)).toEqual([assignee.memberId])
    expect(await toldTo(colleague, 'goal.assigned')).toEqual([])
  })
})

test('makes one goal of two presses', async () => {
  const admin = await anAdmin()
  const input = goalInput()
  await expectMadeOnce(
    (madeId) => createGoal(admin, { ...input, madeId }),
    () => goalsIn(admin),
  )
})

test('rejects the id of somebody else’s goal', async () => {
  const workspace = await aWorkspace()
  const [admin, other] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
  const { id: madeId } = await aGoal(admin)
  for (const actor of [other, await anAdmin()]) await expectRefused(create(actor, { madeId }), 'not-found')
})

test('a goal keeps its words, people and place', async () => {
  const { admin, assignee, supervisor, team } = await aGoalCircle()
  const parent = await aGoal(admin, { type: 'Organization', title: 'Keep customers' })
  const input = goalInput({
    title: 'Answer sooner',
    description: 'Day and night.',
    frequency: 'halfyearly',
    visibility: 'PRIVATE',
    team,
    parent,
    assignees: [assignee],
    supervisors: [supervisor],
  })
  const { id } = await createGoal(admin, input)
  expect(await getGoal(assignee, id)).toMatchObject({
    title: 'Answer sooner',
    description: 'Day and night.',
    type: 'Team',
    frequency: 'halfyearly',
    startsOn: input.startsOn,
    endsOn: input.endsOn,
    status: 'OnTrack',
    visibility: 'PRIVATE',
    team: { id: team.id },
    parent: { title: 'Keep customers' },
    creator: { memberId: admin.memberId },
    assignees: [{ memberId: assignee.memberId, status: 'OnTrack' }],
    supervisors: [{ memberId: supervisor.memberId }],
  })
})

test('a goal keeps its key results, items and links', async () => {
  const { admin, assignee } = await aGoalCircle()
  const input = goalInput({
    assignees: [assignee],
    progressSource: 'KEY_RESULTS',
    keyResults: [
      aKeyResult({ title: 'Hours', start: 12, current: 8, target: 4 }),
      aKeyResult({ title: 'Calls', current: 0, weight: 0 }),
    ],
    items: [anItem('Hire', assignee), { ...anItem('Train'), dueOn: '2999-01-31' }],
    links: [{ url: 'acme.example/plan', text: 'Plan', kind: 'Document' }],
  })
  const { id } = await createGoal(admin, input)
  expect(await getGoal(assignee, id)).toMatchObject({
    progress: 50,
    keyResults: [
      { title: 'Hours', percent: 50 },
      { title: 'Calls', percent: 0, weight: 0 },
    ],
    items: [
      { title: 'Hire', owner: { memberId: assignee.memberId }, isDone: false },
      { title: 'Train', owner: null, dueOn: '2999-01-31' },
    ],
    links: [{ url: 'https://acme.example/plan', text: 'Plan', kind: 'Document' }],
  })
  expect((await updatesOf({ id })).map(({ kind, progress }) => [kind, progress])).toEqual([['created', 50]])
})

test('the start may be past and the end today, by the creator’s own calendar', async () => {
  const admin = await anAdmin({ timeZone: 'Pacific/Kiritimati' })
  const today = dayIn(new Date(), 'Pacific/Kiritimati')
  expect(await outcomeOf(create(admin, { startsOn: '2020-01-01', endsOn: today }))).toBe('done')
  const past = create(admin, { startsOn: '2020-01-01', endsOn: addDays(today, -1) })
  await expectRefused(past, 'invalid', 'endsOn')
})

test('a new goal asks for its first check-in on the next due day', async () => {
  const admin = await anAdmin()
  // A Wednesday, with a Friday before and after.
  setClock(() => new Date('2026-11-25T10:00:00Z'))
  await createGoal(admin, goalInput({ frequency: 'weekly', startsOn: '2026-10-01', endsOn: '2027-01-31' }))
  expect(await read(dueCountReading(admin))).toBe(0)
  setClock(() => new Date('2026-11-27T10:00:00Z'))
  expect(await listCheckIns(admin)).toMatchObject([{ dueOn: '2026-11-27' }])
})

describe('refuses at its field, and writes nothing,', () => {
  test('people who left or are of another workspace', async () => {
    const { workspace, admin, colleague } = await aGoalCircle()
    await deactivate(colleague)
    for (const person of [colleague, await aMember()]) {
      await expectRefused(create(admin, { assignees: [admin, person] }), 'invalid', 'assigneeIds')
      await expectRefused(create(admin, { supervisors: [person] }), 'invalid', 'supervisorIds')
      const items = [anItem('Plan', admin), anItem('Hire', person)]
      await expectRefused(create(admin, { items }), 'invalid', 'items.1.ownerId')
    }
    expect(await db.goal.count({ where: { workspaceId: workspace.id } })).toBe(0)
  })

  test('a team of another workspace', async () => {
    const admin = await anAdmin()
    await expectRefused(create(admin, { team: await aTeam({ workspace: await aWorkspace() }) }), 'invalid', 'teamId')
    expect(await goalsIn(admin)).toBe(0)
  })

  test('a parent of another workspace, one that is archived, and one that is hidden', async () => {
    const { admin, assignee: owner } = await aGoalCircle()
    const strange = await aGoal(await anAdmin())
    const archived = await aGoal(admin)
    await archiveGoal(admin, archived)
    const hidden = await aGoal(owner, { type: 'Self', visibility: 'PRIVATE' })
    for (const parent of [strange, archived, hidden])
      await expectRefused(create(admin, { parent }), 'invalid', 'parentId')
    expect(await goalsIn(admin)).toBe(2)
  })

  test('a seventh level', async () => {
    const admin = await anAdmin()
    let parent = await aGoal(admin)
    for (let level = 2; level <= 6; level += 1) parent = await aGoal(admin, { parent })
    await expectRefused(create(admin, { parent }), 'invalid', 'parentId')
  })
})

test('only a Team goal has a team, and only then the team must be there', async () => {
  const { workspace, lead, team } = await aGoalCircle()
  const { id } = await create(lead, { team, type: 'Individual' })
  expect((await getGoal(lead, id)).team).toBe(null)
  const gone = await aTeam({ workspace })
  await db.team.delete({ where: { id: gone.id } })
  expect(await outcomeOf(create(lead, { team: gone, type: 'Individual' }))).toBe('done')
  await expectRefused(create(lead, { team: gone }), 'invalid', 'teamId')
})

test('a goal continues one that its creator may edit, and no other', async () => {
  const workspace = await aWorkspace()
  const [admin, reader] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const earlier = await aGoal(admin)
  await expectRefused(create(reader, { type: 'Self', continuesId: earlier.id }), 'forbidden')
  const { id } = await create(admin, { continuesId: earlier.id })
  expect((await getGoal(admin, id)).continues).toMatchObject({ id: earlier.id })
  const strange = await aGoal(await anAdmin())
  await expectRefused(create(admin, { continuesId: strange.id }), 'not-found')
})

test('notifies assignees and supervisors once, by mail too, but not the creator', async () => {
  const { creator, assignee, supervisor, colleague } = await aGoalCircle()
  const given = { title: 'Answer sooner', assignees: [assignee, creator], supervisors: [supervisor, creator] }
  const input = goalInput(given)
  for (const _press of [1, 2]) await createGoal(creator, input)
  expect(await toldTo(assignee, 'goal.assigned')).toEqual(['Priya Nair assigned you a goal: Answer sooner'])
  expect(await toldTo(supervisor, 'goal.assigned')).toEqual(['Priya Nair asked you to supervise a goal: Answer sooner'])
  for (const person of [creator, colleague]) expect(await toldTo(person, 'goal.assigned')).toEqual([])
  const mailed = async ({ email }: Actor) => (await mailsTo(email)).map(({ event }) => event)
  expect(await mailed(assignee)).toEqual(['goal.assigned'])
  expect(await mailed(supervisor)).toEqual(['goal.assigned'])
  expect(await mailed(creator)).toEqual([])
  const feedOf = ({ memberId }: Actor) => db.activity.findMany({ where: { memberId }, select: { title: true } })
  expect(await feedOf(creator)).toEqual([{ title: 'You set the goal “Answer sooner”' }])
  expect(await feedOf(assignee)).toEqual([{ title: 'Priya Nair assigned you a goal: Answer sooner' }])
})
