import { afterEach, describe, expect, test } from 'vitest'
import { createGoal } from '@/lib/goals/commands/create-goal'
import { saveGoalDraft } from '@/lib/goals/drafts/commands/save-goal-draft'
import { saveGoalDraftSchema } from '@/lib/goals/drafts/schema'
import { getNewGoal } from '@/lib/goals/queries/get-goal-form'
import { setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { eraseGoals } from '@/lib/goals/own-data'
import { randomId } from '@/lib/shared/randomness'
import { switchFeature } from '@/lib/workspaces/features/commands/switch-feature'
import { aGoal, aGoalCircle, aKeyResult, anItem, goalDraft, goalInput, type GivenGoal } from '@/tests/factories/goals'
import { aMember, anAdmin, aPlace, deactivate } from '@/tests/factories/members'
import { aReleasedReview } from '@/tests/factories/releases'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const savedOf = async (actor: Parameters<typeof getNewGoal>[0]) => (await getNewGoal(actor, {})).drafting.saved

test('the form opens with what was typed last, however unfinished', async () => {
  const actor = await aMember()
  expect(await savedOf(actor)).toBeNull()
  const draft = goalDraft({ type: 'Self', keyResults: [aKeyResult({ title: 'Signups' })] })
  await saveGoalDraft(actor, draft)
  setClock(() => new Date('2026-11-25T12:03:00Z'))
  const values = { ...draft.values, title: 'Gro', endsOn: '', progress: 'half' }
  expect(await saveGoalDraft(actor, { ...draft, values })).toEqual({ savedAt: new Date('2026-11-25T12:03:00Z') })
  const { values: restored, drafting } = await getNewGoal(actor, {})
  expect(restored).toMatchObject({ title: 'Gro', endsOn: '', progress: 'half', keyResults: [{ title: 'Signups' }] })
  expect(drafting.saved).toEqual({ title: 'Gro', savedAt: new Date('2026-11-25T12:03:00Z'), isOpen: true })
  expect(await db.goalDraft.count({ where: { memberId: actor.memberId } })).toBe(1)
})

test('each member has their own, in each workspace', async () => {
  const workspace = await aWorkspace()
  const [actor, colleague] = [await aMember({ workspace }), await aMember({ workspace })]
  const elsewhere = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  await saveGoalDraft(actor, goalDraft())
  expect([await savedOf(colleague), await savedOf(elsewhere)]).toEqual([null, null])
})

test('people, teams and parents are named as long as they are there', async () => {
  const { admin, assignee, colleague, supervisor } = await aGoalCircle()
  const parent = await aGoal(admin, { title: 'Grow', type: 'Organization' })
  const people = { assignees: [assignee, colleague], supervisors: [supervisor] }
  await saveGoalDraft(
    admin,
    goalDraft({ ...people, parent, items: [anItem('Hire', colleague), anItem('Plan', assignee)] }),
  )
  await deactivate(colleague)
  const { values, people: named, parent: above } = await getNewGoal(admin, {})
  expect(values.assigneeIds).toEqual([assignee.memberId])
  expect(named.supervisors).toMatchObject([{ id: supervisor.memberId }])
  expect(values.items).toMatchObject([{ ownerId: '' }, { ownerId: assignee.memberId }])
  expect(above).toMatchObject({ title: 'Grow' })
  await db.goal.delete({ where: { id: parent.id } })
  expect((await getNewGoal(admin, {})).values.parentId).toBe('')
})

test('a template opens without it, and says that there is one', async () => {
  const actor = await aMember()
  await saveGoalDraft(actor, goalDraft({ title: 'Grow' }))
  const { values, drafting } = await getNewGoal(actor, { template: 'launch' })
  expect(values.title).toBe('Launch a new product')
  expect(drafting.saved).toMatchObject({ title: 'Grow', isOpen: false })
})

test('a team, an earlier goal and feedback that are out of reach are left out, so the goal can be set', async () => {
  const { workspace, lead, team } = await aGoalCircle()
  const gone = await aTeam({ workspace })
  const [own, foreign] = [await aGoal(lead), await aGoal(await anAdmin({ workspace }))]
  const startOf = async (given: GivenGoal) => {
    await saveGoalDraft(lead, goalDraft(given))
    const { values, continuesId, reviewId, earlier } = await getNewGoal(lead, {})
    return [values.teamId, continuesId, earlier?.id, reviewId]
  }
  expect(await startOf({ team, continuesId: own.id })).toEqual([team.id, own.id, own.id, undefined])
  expect(await startOf({ team: gone, continuesId: foreign.id, reviewId: randomId() })).toEqual(['', ...Array(3)])
})

test('feedback that its reader may make a goal of stays in a draft', async () => {
  const { subject, id: reviewId } = await aReleasedReview()
  await saveGoalDraft(subject, goalDraft({ type: 'Self', reviewId }))
  expect((await getNewGoal(subject, {})).reviewId).toBe(reviewId)
})

describe('it is gone', () => {
  test('once the goal is set', async () => {
    const actor = await anAdmin()
    await saveGoalDraft(actor, goalDraft())
    await createGoal(actor, goalInput())
    expect(await savedOf(actor)).toBeNull()
  })

  test('once the person is erased', async () => {
    const actor = await anAdmin()
    await saveGoalDraft(actor, goalDraft())
    await transaction((tx) => eraseGoals(tx, actor, new Date()))
    expect(await savedOf(actor)).toBeNull()
  })
})

test('nothing is saved where goals are switched off', async () => {
  const admin = await anAdmin()
  await switchFeature(admin, { feature: 'Goals', isOn: false })
  await expectRefused(saveGoalDraft({ ...admin, withoutFeatures: ['Goals'] }, goalDraft()), 'forbidden')
})

test('a goal from feedback or from an earlier goal starts without another one’s draft', async () => {
  const actor = await aMember()
  const [feedback, other] = [randomId(), randomId()]
  const earlier = await aGoal(actor, { type: 'Self', title: 'Last period' })
  await saveGoalDraft(actor, goalDraft({ type: 'Self', title: 'Of my own' }))
  const isOpen = async (filter: Parameters<typeof getNewGoal>[1]) =>
    (await getNewGoal(actor, filter)).drafting.saved?.isOpen
  expect([await isOpen({ review: feedback }), await isOpen({ continues: earlier.id }), await isOpen({})]).toEqual([
    false,
    false,
    true,
  ])
  expect((await getNewGoal(actor, { review: feedback })).reviewId).toBe(feedback)
  await saveGoalDraft(actor, goalDraft({ type: 'Self', title: 'Of feedback', reviewId: feedback }))
  expect([await isOpen({ review: feedback }), await isOpen({ review: other }), await isOpen({})]).toEqual([
    true,
    false,
    true,
  ])
})

test('a goal under another one starts without a draft that lies elsewhere', async () => {
  const actor = await aMember()
  const [parent, other] = [await aGoal(actor, { type: 'Self' }), await aGoal(actor, { type: 'Self' })]
  await saveGoalDraft(actor, goalDraft({ type: 'Self', parent: other }))
  const started = await getNewGoal(actor, { parent: parent.id })
  expect([started.drafting.saved?.isOpen, started.values.parentId]).toEqual([false, parent.id])
  expect((await getNewGoal(actor, { parent: other.id })).drafting.saved?.isOpen).toBe(true)
})

test('a draft has limits, far beyond what a goal can hold', () => {
  const { values } = goalDraft()
  const isFine = (given: object) => saveGoalDraftSchema.safeParse({ values: { ...values, ...given } }).success
  expect([isFine({ title: 'x'.repeat(20_000) }), isFine({ title: 'x'.repeat(20_001) })]).toEqual([true, false])
  expect(isFine({ items: Array.from({ length: 101 }, () => anItem()) })).toBe(false)
})
