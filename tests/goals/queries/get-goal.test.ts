import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { setOwnStatus } from '@/lib/goals/commands/set-own-status'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { getGoal, getGoalToEdit } from '@/lib/goals/queries/get-goal'
import { listTimeline } from '@/lib/goals/queries/list-timeline'
import { randomId } from '@/lib/shared/randomness'
import { aGoal, aGoalCircle, aGoalIn, checkIn } from '@/tests/factories/goals'
import { anAdmin, deactivate } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'
import { deciders, editors, workers } from '../relations'

test('the screen offers each person what the commands allow', async () => {
  const circle = await aGoalCircle()
  const { id } = await aGoalIn(circle)
  for (const [relation, actor] of Object.entries(circle.people)) {
    const { can } = await getGoal(actor, id)
    const allows = (outcomes: Record<string, string>) => outcomes[relation] === 'done'
    expect({ relation, ...can }).toEqual({
      relation,
      comment: true,
      addUnder: true,
      restore: false,
      setOwnStatus: relation === 'assignee',
      edit: allows(editors),
      continue: allows(editors),
      checkIn: allows(workers),
      setStatus: allows(deciders),
      archive: allows(deciders),
    })
  }
})

test('the form opens for who may edit, and not for an archived goal', async () => {
  const circle = await aGoalCircle()
  const { id } = await aGoalIn(circle)
  expect(await getGoalToEdit(circle.lead, id)).toMatchObject({ id })
  await expectRefused(getGoalToEdit(circle.assignee, id), 'forbidden')
  await archiveGoal(circle.admin, { id })
  await expectRefused(getGoalToEdit(circle.lead, id), 'forbidden')
})

test('a goal is not found by those it is hidden from, nor is its timeline', async () => {
  const circle = await aGoalCircle()
  const { id } = await aGoalIn(circle, { visibility: 'PRIVATE' })
  for (const actor of [circle.otherLead, circle.colleague, await anAdmin()]) {
    await expectRefused(getGoal(actor, id), 'not-found')
    expect(await listTimeline(actor, id, {})).toEqual({ rows: [], next: null })
  }
})

test('a parent that somebody cannot see is not named to them', async () => {
  const { admin, lead, assignee } = await aGoalCircle()
  const parent = await aGoal(admin, { title: 'Sell a part', type: 'Organization', visibility: 'PRIVATE' })
  const { id } = await aGoal(admin, { parent, assignees: [assignee] })
  expect((await getGoal(lead, id)).parent).toBeNull()
  expect((await getGoal(admin, id)).parent).toEqual({ id: parent.id, title: 'Sell a part' })
})

test('names the goals above from the top, up to one that somebody cannot see', async () => {
  const { admin, lead, assignee } = await aGoalCircle()
  const top = await aGoal(admin, { title: 'Top', type: 'Organization', visibility: 'PRIVATE' })
  const middle = await aGoal(admin, { title: 'Middle', type: 'Organization', parent: top })
  const parent = await aGoal(admin, { title: 'Near', type: 'Organization', parent: middle })
  const { id } = await aGoal(admin, { parent, assignees: [assignee] })
  const titlesFor = async (actor: Actor) => (await getGoal(actor, id)).above.map(({ title }) => title)
  expect(await titlesFor(admin)).toEqual(['Top', 'Middle', 'Near'])
  expect(await titlesFor(lead)).toEqual(['Middle', 'Near'])
  expect((await getGoal(admin, top.id)).above).toEqual([])
})

test('an earlier goal that somebody cannot see is not linked for them', async () => {
  const { admin, lead, assignee } = await aGoalCircle()
  const { id: continuesId } = await aGoal(admin, { title: 'Last year', type: 'Organization', visibility: 'PRIVATE' })
  const { id } = await aGoal(admin, { continuesId, assignees: [assignee] })
  expect((await getGoal(lead, id)).continues).toBeNull()
  expect((await getGoal(admin, id)).continues).toEqual({ id: continuesId, title: 'Last year' })
})

test('a goal names the one that continues it, to those who see it', async () => {
  const { admin, assignee } = await aGoalCircle()
  const { id } = await aGoal(admin, { assignees: [assignee] })
  const of = async (actor: Actor) => (await getGoal(actor, id)).continuedBy
  expect(await of(admin)).toBeNull()
  const next = await aGoal(admin, { title: 'Answer sooner', continuesId: id, visibility: 'PRIVATE' })
  expect([await of(admin), await of(assignee)]).toEqual([{ id: next.id, title: 'Answer sooner' }, null])
  await archiveGoal(admin, next)
  expect(await of(admin)).toBeNull()
})

test('the timeline is read page by page, newest first', async () => {
  const admin = await anAdmin()
  const goal = await aGoal(admin)
  await checkIn(admin, goal, { progress: 20, comment: 'Hired one.' })
  for (let index = 0; index < 25; index += 1)
    await commentOnGoal(admin, { madeId: randomId(), id: goal.id, comment: `Comment ${index}`, mentionedIds: [] })
  const first = await listTimeline(admin, goal.id, {})
  const second = await listTimeline(admin, goal.id, { after: first.next ?? undefined })
  const all = [...first.rows, ...second.rows]
  expect([first.rows.length, all.length, second.next]).toEqual([20, 27, null])
  expect(all[0]).toMatchObject({ comment: 'Comment 24', can: { edit: true, delete: true } })
  expect(all[25]).toMatchObject({
    kind: 'check-in',
    previousProgress: 0,
    progress: 20,
    can: { edit: true, delete: false },
  })
  expect(all[26]).toMatchObject({ kind: 'created', can: { edit: false, delete: false } })
})

test('asks to complete an open goal while all assignees who are here are done', async () => {
  const { admin, assignee, colleague, supervisor } = await aGoalCircle()
  const people = { assignees: [admin, assignee, colleague], supervisors: [supervisor] }
  const { id } = await aGoal(admin, people)
  const asked = async () => {
    const asks = []
    for (const actor of [admin, supervisor, assignee]) asks.push((await getGoal(actor, id)).asksToComplete)
    return asks
  }
  const nobody = [false, false, false]
  expect(await asked()).toEqual(nobody)
  for (const actor of [assignee, admin]) await setOwnStatus(actor, { id, status: 'Completed' })
  expect(await asked()).toEqual(nobody)
  await deactivate(colleague)
  expect(await asked()).toEqual([true, true, false])
  await setOwnStatus(assignee, { id, status: 'Delayed' })
  expect(await asked()).toEqual(nobody)
  await setOwnStatus(assignee, { id, status: 'Completed' })
  const { version } = await getGoal(admin, id)
  await setGoalStatus(admin, { id, version, status: 'Completed', comment: '' })
  expect(await asked()).toEqual(nobody)
})
