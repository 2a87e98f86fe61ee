import { afterEach, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { editGoal } from '@/lib/goals/commands/edit-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { getGoal } from '@/lib/goals/queries/get-goal'
import type { EditGoalInput } from '@/lib/goals/schema'
import { daysFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { addDays } from '@/lib/shared/dates'
import {
  aGoal,
  aGoalCircle,
  aGoalIn,
  aKeyResult,
  aMeasuredGoal,
  anItem,
  checkIn,
  editOf,
  goalInput,
  goalNow,
  updatesOf,
} from '@/tests/factories/goals'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { editors, outcomesByRelation, outcomesOfSelfGoal, ownerAlone } from './relations'

afterEach(() => setClock())

/** This person opens the form of a goal, changes this much and saves it. */
const edit = async (actor: Actor, goal: { id: string }, given: Partial<EditGoalInput>) =>
  editGoal(actor, await editOf(goal, given))

const lastChanges = async (goal: { id: string }) => (await updatesOf(goal)).at(-1)

test('lets Admins, the creator and leads edit a goal', async () => {
  const rename = (actor: Actor, goal: { id: string }) => edit(actor, goal, { title: 'Another' })
  expect(await outcomesByRelation(rename)).toEqual(editors)
  expect(await outcomesOfSelfGoal(rename)).toEqual(ownerAlone)
})

test('lets a creator who no longer leads the team edit, but add nobody', async () => {
  const circle = await aGoalCircle()
  const { creator, assignee, colleague } = circle
  const goal = await aGoalIn(circle)
  await db.teamMember.deleteMany({ where: { memberId: creator.memberId } })
  const former = { ...creator, leadsTeam: false }
  await edit(former, goal, { title: 'Another' })
  const more = [assignee.memberId, colleague.memberId]
  await expectRefused(edit(former, goal, { assigneeIds: more }), 'forbidden')
})

test('rejects a supervisor of another team as an assignee', async () => {
  const { lead, colleague } = await aGoalCircle()
  const goal = await aGoal(lead, { supervisors: [colleague] })
  await expectRefused(edit(lead, goal, { assigneeIds: [colleague.memberId] }), 'forbidden')
})

test.each(['Completed', 'Abandoned'] as const)('refuses to edit a goal that is %s', async (status) => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { progressSource: 'ITEMS', items: [anItem('Hire')] })
  await setGoalStatus(admin, { ...goal, status, comment: 'Closed.' })
  await expectRefused(edit(admin, goal, { items: [], progressSource: 'BY_HAND', progress: 10 }), 'conflict')
  expect((await getGoal(admin, goal.id)).can).toMatchObject({ edit: false, continue: true })
  await setGoalStatus(admin, { ...(await goalNow(goal)), status: 'OnTrack', comment: 'Reopened.' })
  await edit(admin, goal, { title: 'Another' })
})

test('an edit and a check-in at once both stay', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  const input = await editOf(goal, { title: 'Another' })
  const outcomes = await Promise.all([outcomeOf(editGoal(admin, input)), outcomeOf(checkIn(admin, goal))])
  expect(outcomes).toEqual(['done', 'done'])
})

test('the timeline names what changed', async () => {
  const circle = await aGoalCircle()
  const goal = await aGoalIn(circle, { items: [anItem('Hire')] })
  await edit(circle.admin, goal, { title: 'Another', supervisorIds: [], items: [] })
  expect(await lastChanges(goal)).toMatchObject({ kind: 'edited', changes: ['Title', 'Action items', 'Supervisors'] })
  await edit(circle.admin, goal, {})
  expect(await updatesOf(goal)).toHaveLength(2)
})

test('progress set by hand stands in the timeline', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { progress: 10 })
  await edit(admin, goal, { progress: 60 })
  expect(await lastChanges(goal)).toMatchObject({ kind: 'edited', previousProgress: 10, progress: 60 })
})

test('key results keep what they are, and those left out count no more', async () => {
  const admin = await anAdmin()
  const goal = await aMeasuredGoal(admin, [100, 0])
  const { keyResults } = await editOf(goal)
  const { keyResults: added } = goalInput({ keyResults: [aKeyResult({ current: 50 })] })
  await edit(admin, goal, { keyResults: [...keyResults.slice(0, 1), ...added] })
  const standing = await goalNow(goal)
  expect(standing.keyResults[0]?.id).toBe(goal.keyResults[0]?.id)
  expect(standing.progress).toBe(75)
})

test('an item that was done stays done, wherever it is moved', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin, { progressSource: 'ITEMS', items: [anItem('Hire'), anItem('Train')] })
  await db.goalItem.update({ where: { id: goal.items[1]?.id }, data: { doneAt: new Date() } })
  const { items } = await editOf(goal)
  await edit(admin, goal, { items: items.toReversed() })
  expect((await getGoal(admin, goal.id)).items.map(({ title, isDone }) => [title, isDone])).toEqual([
    ['Train', true],
    ['Hire', false],
  ])
})

test('refuses a key result that is another goal’s or was removed meanwhile', async () => {
  const admin = await anAdmin()
  const [goal, other] = [await aMeasuredGoal(admin, [10]), await aMeasuredGoal(admin, [20])]
  const { keyResults } = await editOf(other)
  await expectRefused(edit(admin, goal, { keyResults }), 'conflict')
  expect((await goalNow(other)).keyResults).toHaveLength(1)
})

test('a past end may stay, and is not chosen anew', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  setClock(() => daysFrom(new Date(), 90))
  await edit(admin, goal, { title: 'Another' })
  const { endsOn } = await editOf(goal)
  await expectRefused(edit(admin, goal, { endsOn: addDays(endsOn, 1) }), 'invalid', 'endsOn')
})

test('people who left stay in a goal, and are not added', async () => {
  const circle = await aGoalCircle()
  const { admin, assignee, colleague } = circle
  const goal = await aGoalIn(circle)
  for (const person of [assignee, colleague]) await deactivate(person)
  await edit(admin, goal, { title: 'Another' })
  const both = [assignee.memberId, colleague.memberId]
  await expectRefused(edit(admin, goal, { assigneeIds: both }), 'invalid', 'assigneeIds')
  await expectRefused(edit(admin, goal, { supervisorIds: [(await aMember()).memberId] }), 'invalid', 'supervisorIds')
})

test('notifies people who are added, and again once they were removed', async () => {
  const circle = await aGoalCircle()
  const { admin, assignee, colleague } = circle
  const goal = await aGoalIn(circle)
  const both = [assignee.memberId, colleague.memberId]
  for (const assigneeIds of [both, both.slice(0, 1), both]) await edit(admin, goal, { assigneeIds })
  expect(await toldTo(assignee, 'goal.assigned')).toHaveLength(1)
  expect(await toldTo(colleague, 'goal.assigned')).toHaveLength(2)
  expect(await mailsTo(colleague.email)).toHaveLength(2)
})

test('a type that is chosen and left again changes nothing', async () => {
  const { admin, team } = await aGoalCircle()
  const goal = await aGoal(admin)
  await edit(admin, goal, { teamId: team.id })
  expect((await updatesOf(goal)).map(({ kind }) => kind)).toEqual(['created'])
  const ofTeam = await aGoal(admin, { team })
  await edit(admin, ofTeam, { type: 'Individual' })
  expect(await lastChanges(ofTeam)).toMatchObject({ changes: ['Type', 'Team'] })
})

test('tells people once what they are to do for a goal, unless they hear of it by their assignment', async () => {
  const circle = await aGoalCircle()
  const { admin, assignee, colleague } = circle
  const told = async (person: Actor) => toldTo(person, 'goal.items-given')
  const items = [anItem('Hire', colleague), anItem('Train', assignee), anItem('Plan', admin)]
  const goal = await aGoal(admin, { title: 'Answer sooner', assignees: [assignee], items })
  expect(await told(colleague)).toEqual(['Priya Nair gave you an action item on “Answer sooner”: Hire'])
  expect([await told(assignee), await told(admin)]).toEqual([[], []])
  const { items: there } = await editOf(goal)
  const given = there.map((item) => ({ ...item, ownerId: colleague.memberId }))
  for (const _save of [1, 2]) await edit(admin, goal, { items: given })
  expect(await told(colleague)).toEqual([
    'Priya Nair gave you an action item on “Answer sooner”: Hire',
    'Priya Nair gave you 2 action items on “Answer sooner”',
  ])
  const [first] = await db.notification.findMany({ where: { key: `goal.items-given:${goal.id}:1` } })
  expect(first?.brief).toBe('Priya Nair gave you an action item on “Answer sooner”')
})

describe('a goal moved under another', () => {
  test('is refused under itself, under what lies under it, and under one of another workspace', async () => {
    const admin = await anAdmin()
    const goal = await aGoal(admin)
    const child = await aGoal(admin, { parent: goal })
    const grandchild = await aGoal(admin, { parent: child })
    const strange = await aGoal(await anAdmin())
    for (const { id: parentId } of [goal, child, grandchild, strange])
      await expectRefused(edit(admin, goal, { parentId }), 'invalid', 'parentId')
  })

  test('by two people at once makes no circle', async () => {
    const admin = await anAdmin()
    const [one, other] = [await aGoal(admin), await aGoal(admin)]
    const outcomes = await Promise.all([
      outcomeOf(edit(admin, one, { parentId: other.id })),
      outcomeOf(edit(admin, other, { parentId: one.id })),
    ])
    expect(outcomes.toSorted()).toEqual(['done', 'invalid'])
  })

  test('takes what lies under it along, six levels at most', async () => {
    const admin = await anAdmin()
    const below = await aGoal(admin)
    await aGoal(admin, { parent: await aGoal(admin, { parent: below }) })
    const above = [await aGoal(admin)]
    for (let level = 2; level <= 4; level += 1) above.push(await aGoal(admin, { parent: above.at(-1) }))
    await expectRefused(edit(admin, below, { parentId: above[3]?.id ?? null }), 'invalid', 'parentId')
    await edit(admin, below, { parentId: above[2]?.id ?? null })
  })

  test('keeps a parent that its editor cannot see', async () => {
    const circle = await aGoalCircle()
    const { admin, lead, assignee } = circle
    const hidden = await aGoal(admin, { type: 'Organization', visibility: 'PRIVATE' })
    const goal = await aGoal(admin, { assignees: [assignee], parent: hidden })
    for (const parentId of [null, hidden.id]) await edit(lead, goal, { parentId })
    expect(await db.goal.findUnique({ where: { id: goal.id } })).toMatchObject({ parentId: hidden.id })
  })
})
