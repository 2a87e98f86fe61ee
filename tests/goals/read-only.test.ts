import { describe, expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { archiveGoal } from '@/lib/goals/commands/archive-goal'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { createGoal } from '@/lib/goals/commands/create-goal'
import { deleteComment } from '@/lib/goals/commands/delete-comment'
import { editComment } from '@/lib/goals/commands/edit-comment'
import { editGoal } from '@/lib/goals/commands/edit-goal'
import { restoreGoal } from '@/lib/goals/commands/restore-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { setOwnStatus } from '@/lib/goals/commands/set-own-status'
import { tickItem } from '@/lib/goals/commands/tick-item'
import { goalsHome } from '@/lib/goals/home'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { listTimeline } from '@/lib/goals/queries/list-timeline'
import { read } from '@/lib/platform/reading'
import { goalSearch } from '@/lib/goals/search'
import { randomId } from '@/lib/shared/randomness'
import { switchFeature } from '@/lib/workspaces/features/commands/switch-feature'
import { aGoal, anItem, checkIn, editOf, goalInput, goalNow, updatesOf } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'

type Standing = Awaited<ReturnType<typeof aStandingGoal>>

/** A goal of an Admin with one of everything that can be changed in it. */
async function aStandingGoal() {
  const admin = await anAdmin()
  const made = await aGoal(admin, { title: 'Answer sooner', assignees: [admin], items: [anItem('Hire')] })
  const updateId = randomId()
  await commentOnGoal(admin, { madeId: updateId, id: made.id, comment: 'Nine hours.', mentionedIds: [] })
  return { admin, goal: made, updateId, itemId: made.items[0]?.id ?? '' }
}

const changes: Record<string, (actor: Actor, standing: Standing) => Promise<unknown>> = {
  'an edit': async (actor, { goal }) => editGoal(actor, await editOf(goal, { title: 'Another' })),
  'a status': async (actor, { goal }) =>
    setGoalStatus(actor, { ...(await goalNow(goal)), status: 'AtRisk', comment: 'Slipped.' }),
  'a check-in': async (actor, { goal }) => checkIn(actor, await goalNow(goal), { progress: 90 }),
  'a status of one’s own': (actor, { goal: { id } }) => setOwnStatus(actor, { id, status: 'Completed' }),
  'a tick': (actor, { goal: { id }, itemId }) => tickItem(actor, { id, itemId, isDone: true }),
  'a comment': (actor, { goal: { id } }) =>
    commentOnGoal(actor, { madeId: randomId(), id, comment: 'Still.', mentionedIds: [] }),
  'an edited comment': (actor, { goal: { id }, updateId }) => editComment(actor, { id, updateId, comment: 'Eight.' }),
  'a deleted comment': (actor, { goal: { id }, updateId }) => deleteComment(actor, { id, updateId }),
}

/** All that a goal says and its timeline. */
const held = async (actor: Actor, { goal }: Standing) => ({
  goal: await getGoal(actor, goal.id),
  updates: await updatesOf(goal),
})

describe('an archived goal refuses', () => {
  test.each(Object.entries(changes))('%s', async (_what, change) => {
    const standing = await aStandingGoal()
    const { admin, goal } = standing
    await archiveGoal(admin, goal)
    const before = await held(admin, standing)
    await expectRefused(change(admin, standing), 'conflict')
    expect(await held(admin, standing)).toEqual(before)
  })
})

test('the timeline of an archived goal offers no change of a comment', async () => {
  const { admin, goal } = await aStandingGoal()
  const offered = async () => (await listTimeline(admin, goal.id, {})).rows.map(({ can }) => can)
  const none = { edit: false, delete: false }
  expect(await offered()).toEqual([{ edit: true, delete: true }, none])
  await archiveGoal(admin, goal)
  expect(await offered()).toEqual([none, none, none])
})

describe('with goals switched off', () => {
  const others: typeof changes = {
    'a new goal': (actor) => createGoal(actor, goalInput()),
    archiving: (actor, { goal }) => archiveGoal(actor, goal),
    restoring: (actor, { goal }) => restoreGoal(actor, goal),
  }

  test('every change is refused, Home and search are silent, and nothing is lost', async () => {
    const standing = await aStandingGoal()
    const { admin } = standing
    const before = await held(admin, standing)
    await switchFeature(admin, { feature: 'Goals', isOn: false })
    const without = await memberActor(admin.memberId)
    for (const change of Object.values({ ...changes, ...others }))
      await expectRefused(change(without, standing), 'forbidden')
    expect(await read(goalsHome(without))).toEqual({ rows: [], more: null })
    expect(await read(goalSearch(without, 'Answer'))).toEqual([])
    await switchFeature(admin, { feature: 'Goals', isOn: true })
    expect(await held(admin, standing)).toEqual(before)
  })
})
