import { afterEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { createGoal } from '@/lib/goals/commands/create-goal'
import { editGoal } from '@/lib/goals/commands/edit-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { tickItem } from '@/lib/goals/commands/tick-item'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { getGoalForm, getNewGoal, listParentGoals } from '@/lib/goals/queries/get-goal-form'
import { goalTemplates } from '@/lib/goals/rules/goal-templates'
import { createGoalSchema, editGoalSchema, type GoalFieldsInput } from '@/lib/goals/schema'
import { setClock } from '@/lib/platform/clock'
import { randomId } from '@/lib/shared/randomness'
import { aGoal, aGoalCircle, aGoalIn, aKeyResult, anItem, editOf, goalNow, updatesOf } from '@/tests/factories/goals'
import { anAdmin, deactivate } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title)

test('a goal’s form that is saved untouched changes nothing', async () => {
  const circle = await aGoalCircle()
  const goal = await aGoalIn(circle, {
    team: circle.team,
    keyResults: [aKeyResult({ current: 30 })],
    items: [anItem('Hire', circle.assignee)],
    progressSource: 'KEY_RESULTS',
    links: [{ url: 'https://acme.example', text: '', kind: 'Other' }],
  })
  const { values, id } = await getGoalForm(circle.lead, goal.id)
  await editGoal(circle.lead, editGoalSchema.parse({ ...values, id, seen: values }))
  expect(titlesOf((await editOf(goal)).items)).toEqual(['Hire'])
  expect(await updatesOf(goal)).toHaveLength(1)
})

test('a goal’s form keeps people who left, until they are removed in it', async () => {
  const circle = await aGoalCircle()
  const { lead, assignee, supervisor } = circle
  const goal = await aGoalIn(circle, { items: [anItem('Hire', assignee)] })
  for (const leaver of [assignee, supervisor]) await deactivate(leaver)
  const { values, people, id } = await getGoalForm(lead, goal.id)
  expect(people.assignees).toMatchObject([{ id: assignee.memberId }])
  await editGoal(lead, editGoalSchema.parse({ ...values, id, seen: values, title: 'Another' }))
  expect((await updatesOf(goal)).at(-1)?.changes).toEqual(['Title'])
})

test('the next period begins with what is left of a goal', async () => {
  const { admin, assignee } = await aGoalCircle()
  const goal = await aGoal(admin, {
    assignees: [assignee],
    progressSource: 'KEY_RESULTS',
    startsOn: '2998-01-01',
    endsOn: '2998-03-31',
    keyResults: [aKeyResult({ title: 'Reached', current: 100 }), aKeyResult({ title: 'Open', current: 40 })],
    items: [anItem('Done'), anItem('To do')],
  })
  await tickItem(admin, { id: goal.id, itemId: goal.items[0]?.id ?? '', isDone: true })
  const { values, continuesId } = await getNewGoal(admin, { continues: goal.id })
  expect(values).toMatchObject({
    startsOn: '2998-04-01',
    endsOn: '2998-06-30',
    assigneeIds: [assignee.memberId],
    keyResults: [{ title: 'Open', start: 40, current: 40, target: 100 }],
    items: [{ title: 'To do' }],
  })
  const { id } = await createGoal(admin, createGoalSchema.parse({ ...values, continuesId, madeId: randomId() }))
  expect((await goalNow({ id })).progress).toBe(0)
  expect((await goalNow(goal)).keyResults).toHaveLength(2)
})

test('a key result just short of its target is still open in the next period', async () => {
  const { admin } = await aGoalCircle()
  const { id: continues } = await aGoal(admin, {
    progressSource: 'KEY_RESULTS',
    keyResults: [aKeyResult({ current: 996, target: 1000 })],
  })
  const { values } = await getNewGoal(admin, { continues })
  expect(values).toMatchObject({ progressSource: 'KEY_RESULTS', keyResults: [{ start: 996, target: 1000 }] })
})

test('the next period of a goal that ended long ago does not end in the past', async () => {
  const { admin } = await aGoalCircle()
  setClock(() => new Date('2026-02-10T10:00:00Z'))
  const { id: continues } = await aGoal(admin, { startsOn: '2026-01-01', endsOn: '2026-03-31' })
  setClock(() => new Date('2026-08-10T10:00:00Z'))
  const { values, continuesId } = await getNewGoal(admin, { continues })
  expect(values).toMatchObject({ startsOn: '2026-07-01', endsOn: '2026-09-30' })
  await createGoal(admin, createGoalSchema.parse({ ...values, continuesId, madeId: randomId() }))
})

test('the next period begins without people who left', async () => {
  const { admin, assignee, colleague, supervisor, memberSupervisor } = await aGoalCircle()
  const { id: continues } = await aGoal(admin, {
    assignees: [assignee, colleague],
    supervisors: [supervisor, memberSupervisor],
    items: [anItem('Hire', colleague), anItem('Train', assignee)],
  })
  for (const leaver of [colleague, supervisor]) await deactivate(leaver)
  const { values, people, continuesId } = await getNewGoal(admin, { continues })
  expect(values).toMatchObject({
    assigneeIds: [assignee.memberId],
    supervisorIds: [memberSupervisor.memberId],
    items: [{ ownerId: '' }, { ownerId: assignee.memberId }],
  })
  expect(people.owners).toMatchObject([{ id: assignee.memberId }])
  await createGoal(admin, createGoalSchema.parse({ ...values, continuesId, madeId: randomId() }))
})

test('the next period of a goal whose items are all done is measured by hand', async () => {
  const { admin } = await aGoalCircle()
  const goal = await aGoal(admin, { progressSource: 'ITEMS', items: [anItem('Hire')] })
  await tickItem(admin, { id: goal.id, itemId: goal.items[0]?.id ?? '', isDone: true })
  const { values } = await getNewGoal(admin, { continues: goal.id })
  expect(values).toMatchObject({ progressSource: 'BY_HAND', progress: 0, items: [] })
})

test('the next period lies under what continues the parent, and under no closed goal', async () => {
  const { admin } = await aGoalCircle()
  const parent = await aGoal(admin, { type: 'Organization' })
  const { id: continues } = await aGoal(admin, { parent })
  const offered = async () => (await getNewGoal(admin, { continues })).values.parentId
  expect(await offered()).toBe(parent.id)
  await setGoalStatus(admin, { ...(await goalNow(parent)), status: 'Completed', comment: '' })
  expect(await offered()).toBe('')
  const { id: next } = await aGoal(admin, { type: 'Organization', continuesId: parent.id })
  expect(await offered()).toBe(next)
})

test('a goal under another one begins as the kind that fits, for who may set it', async () => {
  const { admin, lead, colleague, team } = await aGoalCircle()
  const whole = await aGoal(admin, { type: 'Organization' })
  const ofTeam = await aGoal(lead, { team })
  const begun = async (actor: Actor, parent: { id: string }) => {
    const { values } = await getNewGoal(actor, { parent: parent.id })
    expect(values.parentId).toBe(parent.id)
    return values.type
  }
  expect([await begun(admin, whole), await begun(lead, whole), await begun(lead, ofTeam)]).toEqual([
    'Team',
    'Team',
    'Individual',
  ])
  expect(await begun(colleague, whole)).toBe('Self')
})

test('a goal is offered under one that is open and not six levels down', async () => {
  const { admin, colleague } = await aGoalCircle()
  const offered = async ({ id }: { id: string }) => (await getGoal(colleague, id)).can.addUnder
  const levels = [await aGoal(admin, { type: 'Organization' })]
  for (let level = 2; level <= 6; level += 1) levels.push(await aGoal(admin, { parent: levels.at(-1) }))
  expect(await Promise.all(levels.map(offered))).toEqual([true, true, true, true, true, false])
  const [top] = levels
  if (top) await archiveGoal(admin, top)
  expect(top && (await offered(top))).toBe(false)
})

test('a team goal begins with the only team there is to choose', async () => {
  const { admin, lead, team } = await aGoalCircle()
  const teamIds = await Promise.all([lead, admin].map(async (actor) => (await getNewGoal(actor, {})).values.teamId))
  expect(teamIds).toEqual([team.id, ''])
})

test('a goal’s form names its parent, also an archived one', async () => {
  const { admin } = await aGoalCircle()
  const parent = await aGoal(admin, { title: 'Top' })
  const { id } = await aGoal(admin, { parent })
  await archiveGoal(admin, parent)
  expect((await getGoalForm(admin, id)).parent).toMatchObject({ title: 'Top' })
})

test('only the creator of a goal is offered to make it a Self goal', async () => {
  const { admin, creator, assignee } = await aGoalCircle()
  const { id } = await aGoal(creator, { assignees: [assignee] })
  const isOffered = async (actor: Actor) => (await getGoalForm(actor, id)).types.includes('Self')
  expect([await isOffered(creator), await isOffered(admin)]).toEqual([true, false])
  const edited = await editOf({ id }, { type: 'Self', visibility: 'PRIVATE' })
  await expectRefused(editGoal(admin, edited), 'invalid', 'type')
  await editGoal(creator, edited)
})

test.each(goalTemplates.map(({ key }) => key))('the template %s can be set as it is', async (template) => {
  const admin = await anAdmin()
  const { values } = await getNewGoal(admin, { template })
  const taken: GoalFieldsInput = { ...values, type: 'Individual', teamId: '' }
  const { id } = await createGoal(admin, createGoalSchema.parse({ ...taken, madeId: randomId() }))
  expect((await goalNow({ id })).progress).toBe(0)
})

test('a goal is offered to lie under those it can, and no stranger’s', async () => {
  const { admin, assignee } = await aGoalCircle()
  const top = await aGoal(admin, { title: 'Top', type: 'Organization' })
  const goal = await aGoal(admin, { title: 'Middle', parent: top })
  await aGoal(admin, { title: 'Bottom', parent: goal })
  await aGoal(admin, { title: 'Beside' })
  await aGoal(assignee, { title: 'Hidden', type: 'Self', visibility: 'PRIVATE' })
  const offered = async (given: { id?: string; query: string }) => titlesOf(await listParentGoals(admin, given))
  expect(await offered({ query: '' })).toEqual(['Top', 'Beside', 'Bottom', 'Middle'])
  expect(await offered({ id: goal.id, query: '' })).toEqual(['Top', 'Beside'])
  expect(await offered({ query: 'SIDE' })).toEqual(['Beside'])
  await expectRefused(listParentGoals(await anAdmin(), { id: goal.id, query: '' }), 'not-found')
})
