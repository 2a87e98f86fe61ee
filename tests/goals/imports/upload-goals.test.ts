import { describe, expect, test } from 'vitest'
import { createGoal } from '@/lib/goals/commands/create-goal'
import { setGoalStatus } from '@/lib/goals/commands/set-goal-status'
import { undoGoalImport } from '@/lib/goals/imports/commands/undo-goal-import'
import { uploadGoals } from '@/lib/goals/imports/commands/upload-goals'
import { getGoalSample } from '@/lib/goals/imports/queries/get-goal-import'
import { db } from '@/lib/platform/db'
import { importLimits } from '@/lib/shared/csv/csv-import'
import { randomId } from '@/lib/shared/randomness'
import { switchFeature } from '@/lib/workspaces/features/commands/switch-feature'
import { aGoalFile, anImportedFile, goalFile, goalImportOf, problemsIn } from '@/tests/factories/imports/goal-imports'
import { aGoal, aGoalCircle, goalInput } from '@/tests/factories/goals'
import { aManager, anAdmin, deactivate } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused, outcomeOf, refusalOf } from '@/tests/support/refused'

const good = 'Title,End\nAnswer sooner,2999-12-01\n'

describe('who may', () => {
  test('Admins and Managers of a team have a file checked, and nothing is set', async () => {
    const { admin, creator, workspace } = await aGoalCircle()
    for (const actor of [admin, creator]) {
      const file = await uploadGoals(actor, goalFile(good))
      expect(await goalImportOf(file)).toMatchObject({
        status: 'CHECKING',
        rowCount: 1,
        goalCount: 1,
        rows: [{ number: 2, title: 'Answer sooner', state: 'ready', problems: [], goalId: null }],
      })
    }
    expect(await db.goal.count({ where: { workspaceId: workspace.id } })).toBe(0)
  })

  test('nobody else does', async () => {
    const { colleague, supervisor } = await aGoalCircle()
    for (const actor of [colleague, supervisor]) await expectRefused(uploadGoals(actor, goalFile(good)), 'forbidden')
  })

  test('not on the free plan, nor where goals are switched off', async () => {
    const free = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
    expect(await refusalOf(uploadGoals(free, goalFile(good)))).toMatchObject({
      code: 'plan-limit',
      message: 'This feature is only accessible with a paid plan.',
    })
    const admin = await anAdmin()
    await switchFeature(admin, { feature: 'Goals', isOn: false })
    const without = { ...admin, withoutFeatures: ['Goals'] }
    await expectRefused(uploadGoals(without, goalFile(good)), 'forbidden')
  })
})

test.each([
  ['without rows', 'Title,End\n', /only a header row/],
  ['without a column it needs', 'Title,Team\nA,B\n', /Row 1: there is no column “End”/],
  ['with two columns of one meaning', 'Title,Goal,End\nA,B,C\n', /Row 1: more than one column holds “Title”/],
  ['with too many rows', `Title,End\n${'A,2999-12-01\n'.repeat(importLimits.rows + 1)}`, /more than 5,000 rows/],
])('a file %s is refused as a whole', async (_, text, message) => {
  const admin = await anAdmin()
  const refusal = await refusalOf(uploadGoals(admin, goalFile(text)))
  expect(refusal.fields['content']).toMatch(message)
  expect(await db.goalImport.count({ where: { workspaceId: admin.workspaceId } })).toBe(0)
})

test('each problem names its column, and the other rows are ready', async () => {
  const { admin, workspace } = await aGoalCircle()
  const left = await aManager({ workspace })
  await deactivate(left)
  const file = await aGoalFile(admin, [
    { Title: 'Grow', 'Key results': 'Signups: 0 -> 1e999' },
    { Title: 'Answer sooner', Assignees: left.email },
    { Title: 'One', 'Parent goal': 'Other' },
    { Title: 'Other', 'Parent goal': 'One' },
    { Title: 'Fine' },
  ])
  expect(await problemsIn(file)).toEqual([
    ['Key results: Enter a number.'],
    [`Assignees: Nobody active here has the e-mail “${left.email}”.`],
    ['Parent goal: Rows 4 and 5 are under each other.'],
    ['Parent goal: Rows 5 and 4 are under each other.'],
    [],
  ])
  expect(await goalImportOf(file)).toMatchObject({ rowCount: 5, goalCount: 1 })
})

test('a parent is found among the goals that the person can see and that are not archived', async () => {
  const { admin, creator } = await aGoalCircle()
  await aGoal(admin, { type: 'Organization', title: 'Hidden', visibility: 'PRIVATE' })
  await aGoal(admin, { type: 'Organization', title: 'Open' })
  const rows = ['Hidden', 'open', 'None'].map((parent) => ({
    Title: `Under ${parent}`,
    Type: 'Self',
    'Parent goal': parent,
  }))
  expect(await problemsIn(await aGoalFile(creator, rows))).toEqual([
    ['Parent goal: There is no open goal called “Hidden”.'],
    [],
    ['Parent goal: There is no open goal called “None”.'],
  ])
})

test('a file that comes again sets only what is new in it', async () => {
  const { admin, assignee, colleague } = await aGoalCircle()
  const rows: Record<string, string>[] = [
    { Title: 'Grow', Assignees: assignee.email },
    { Title: 'Answer sooner', 'Parent goal': 'Grow', Type: 'Self' },
    { Title: 'Hire', 'Parent goal': 'Grow', Assignees: 'nobody@elsewhere.example' },
  ]
  const { id } = await anImportedFile(admin, rows)
  const already = ['Title: You have already set this goal.']
  const another = { Title: 'Answer sooner', Assignees: colleague.email }
  const corrected = [...rows.slice(0, 2), { Title: 'Hire', 'Parent goal': 'Grow' }, another]
  const again = await aGoalFile(admin, corrected)
  expect(await problemsIn(again)).toEqual([already, already, [], []])
  await undoGoalImport(admin, { id })
  expect(await problemsIn(await aGoalFile(admin, corrected))).toEqual([[], [], [], []])
})

test('a parent is an open goal, so the next period of one may have its title', async () => {
  const { admin } = await aGoalCircle()
  const closed = await aGoal(admin, { type: 'Organization', title: 'Grow' })
  await setGoalStatus(admin, { ...closed, status: 'Completed', comment: '' })
  const row = { Title: 'Hire', 'Parent goal': 'Grow' }
  expect(await problemsIn(await aGoalFile(admin, [row]))).toEqual([
    ['Parent goal: There is no open goal called “Grow”.'],
  ])
  await aGoal(admin, { type: 'Organization', title: 'Grow', continuesId: closed.id })
  expect(await problemsIn(await aGoalFile(admin, [row]))).toEqual([[]])
})

test('a row is refused exactly where the form of a goal would be', async () => {
  const { admin, creator, assignee, colleague, team } = await aGoalCircle()
  const { name } = await db.team.findUniqueOrThrow({ where: { id: team.id } })
  const other = await db.team.findFirstOrThrow({ where: { workspaceId: admin.workspaceId, id: { not: team.id } } })
  const given = [
    { type: 'Organization' },
    { type: 'Team', team },
    { type: 'Team', team: other },
    { type: 'Team', team, assignees: [colleague] },
    { type: 'Individual', assignees: [assignee] },
    { type: 'Individual', assignees: [colleague, assignee] },
    { type: 'Individual', assignees: [creator], supervisors: [colleague] },
    { type: 'Self' },
  ] as const
  const names = new Map([
    [team.id, name],
    [other.id, other.name],
  ])
  for (const actor of [admin, creator]) {
    const rows = given.map(({ type, ...goal }, index) => ({
      Title: `Goal ${index}`,
      Type: type,
      Team: 'team' in goal ? (names.get(goal.team.id) ?? '') : '',
      Assignees: 'assignees' in goal ? goal.assignees.map(({ email }) => email).join(';') : '',
      Supervisors: 'supervisors' in goal ? goal.supervisors.map(({ email }) => email).join(';') : '',
    }))
    const isReady = (await problemsIn(await aGoalFile(actor, rows))).map((problems) => problems.length === 0)
    const outcomes = []
    for (const goal of given) {
      const people = { assignees: [], supervisors: [], ...goal }
      const input = goalInput({ ...people, assignees: [...people.assignees], supervisors: [...people.supervisors] })
      outcomes.push(await outcomeOf(createGoal(actor, input)))
    }
    expect(isReady).toEqual(outcomes.map((outcome) => outcome === 'done'))
  }
})

test('a Self goal is for the person who imports it', async () => {
  const { admin, colleague } = await aGoalCircle()
  const rows = [colleague, admin].map(({ email }) => ({ Title: 'Learn', Type: 'Self', Assignees: email }))
  expect(await problemsIn(await aGoalFile(admin, rows))).toEqual([['Assignees: A Self goal is only yours.'], []])
})

test('the sample can be imported as it is', async () => {
  const { creator } = await aGoalCircle()
  const file = await uploadGoals(creator, goalFile(getGoalSample(creator).file))
  expect(await problemsIn(file)).toEqual([[], []])
})

test('sent twice at the same moment, a file is taken once, and under the id of nobody else’s', async () => {
  const admin = await anAdmin()
  const { workspaceId } = admin
  await expectMadeOnce(
    (madeId) => uploadGoals(admin, { ...goalFile(good), madeId }),
    () => db.goalImport.count({ where: { workspaceId } }),
  )
  const { id: madeId } = await uploadGoals(await anAdmin(), { ...goalFile(good), madeId: randomId() })
  await expectRefused(uploadGoals(admin, { ...goalFile(good), madeId }), 'not-found')
})
