import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { startGoalImport } from '@/lib/goals/imports/commands/start-goal-import'
import { undoGoalImport } from '@/lib/goals/imports/commands/undo-goal-import'
import { uploadGoals } from '@/lib/goals/imports/commands/upload-goals'
import { getGoal } from '@/lib/goals/queries/get-goal'
import { db } from '@/lib/platform/db'
import { importLimits } from '@/lib/shared/csv/csv-import'
import { aGoalFile, anImportedFile, goalImportOf, goalTable, problemsIn } from '@/tests/factories/imports/goal-imports'
import { aGoal, aGoalCircle, goalNow, updatesOf } from '@/tests/factories/goals'
import { anAdmin, deactivate } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

const goalsOf = ({ workspaceId }: { workspaceId: string }) =>
  db.goal.findMany({ where: { workspaceId }, orderBy: { title: 'asc' } })

describe('who may', () => {
  test('the person who uploaded it', async () => {
    const { creator } = await aGoalCircle()
    const file = await aGoalFile(creator, [{ Title: 'Answer sooner', Type: 'Self' }])
    await startGoalImport(creator, file)
    expect(await goalImportOf(file)).toMatchObject({ status: 'DONE' })
  })

  test('nobody else, not even an Admin, and a stranger finds nothing', async () => {
    const { admin, creator, lead, colleague } = await aGoalCircle()
    const file = await aGoalFile(creator, [{ Title: 'Answer sooner', Type: 'Self' }])
    for (const actor of [admin, lead, colleague]) await expectRefused(startGoalImport(actor, file), 'forbidden')
    await expectRefused(startGoalImport(await anAdmin(), file), 'not-found')
  })

  test('not once the plan no longer includes it', async () => {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const admin = await anAdmin({ workspace })
    const file = await aGoalFile(admin, [{ Title: 'Answer sooner' }])
    await db.subscription.deleteMany({ where: { workspaceId: workspace.id } })
    await expectRefused(startGoalImport(admin, file), 'plan-limit')
  })
})

test('every row without a problem becomes a goal', async () => {
  const file = await anImportedFile(await anAdmin(), [
    { Title: 'Launch' },
    { Title: 'Grow', Type: 'Organization' },
    { Title: 'Broken', Type: 'Boss' },
  ])
  const { rows, ...found } = await goalImportOf(file)
  expect(found).toMatchObject({ status: 'DONE', rowCount: 3, goalCount: 2 })
  expect(rows.map(({ state }) => state)).toEqual(['done', 'done', 'refused'])
})

test('a row becomes a goal as the form would make it', async () => {
  const { admin, assignee, supervisor } = await aGoalCircle()
  const file = await anImportedFile(admin, [
    { Title: 'Launch', Type: 'Individual', Assignees: assignee.email, 'Parent goal': 'Grow', Visibility: 'Private' },
    {
      Title: 'Grow',
      Description: 'More people.',
      Type: 'Organization',
      Supervisors: supervisor.email,
      Start: '2026-01-01',
      Frequency: 'Monthly',
      'Key results': 'Signups: 10 -> 500 users; Churn: 10% -> 5%',
    },
  ])
  const { rows } = await goalImportOf(file)
  const [launch, grow] = await Promise.all(rows.slice(0, 2).map(({ goalId }) => getGoal(admin, goalId ?? '')))
  expect(launch).toMatchObject({
    title: 'Launch',
    visibility: 'PRIVATE',
    parent: { title: 'Grow' },
    progress: 0,
    version: 1,
    assignees: [{ memberId: assignee.memberId, status: 'OnTrack' }],
  })
  expect(grow).toMatchObject({
    description: 'More people.',
    type: 'Organization',
    frequency: 'monthly',
    startsOn: '2026-01-01',
    progressSource: 'KEY_RESULTS',
    supervisors: [{ memberId: supervisor.memberId }],
    keyResults: [
      { title: 'Signups', start: 10, current: 10, target: 500, unit: 'users' },
      { title: 'Churn', start: 10, target: 5, unit: '%' },
    ],
  })
  expect(await updatesOf({ id: rows[0]?.goalId ?? '' })).toMatchObject([{ kind: 'created', memberId: admin.memberId }])
})

test('the progress of a goal above follows', async () => {
  const admin = await anAdmin()
  const parent = await aGoal(admin, { title: 'Grow', progressSource: 'CHILDREN' })
  await aGoal(admin, { parent, progress: 80 })
  await anImportedFile(admin, [{ Title: 'Launch', 'Parent goal': 'Grow' }])
  expect((await goalNow(parent)).progress).toBe(40)
})

test('people are told once for all goals they are given, and the importer is not', async () => {
  const { admin, assignee, supervisor } = await aGoalCircle()
  const shared = { Assignees: `${assignee.email};${admin.email}`, Supervisors: supervisor.email }
  await anImportedFile(admin, [
    { Title: 'Launch', ...shared },
    { Title: 'Grow', Assignees: assignee.email, Supervisors: supervisor.email },
    { Title: 'Hire', Assignees: supervisor.email },
  ])
  const by = `${admin.firstName} ${admin.lastName}`
  expect(await toldTo(assignee, 'goal.imported')).toEqual([`${by} assigned you 2 goals`])
  expect(await toldTo(supervisor, 'goal.imported')).toEqual([
    `${by} assigned you 1 goal and asked you to supervise 2 goals`,
  ])
  expect(await toldTo(admin, 'goal.imported')).toEqual([])
  expect(await mailsTo(assignee.email)).toEqual([])
  const feedOf = async ({ memberId }: Actor) =>
    (await db.activity.findMany({ where: { memberId, type: 'Goal' } })).map(({ title }) => title)
  expect(await feedOf(assignee)).toEqual([`${by} assigned you 2 goals`])
  expect(await feedOf(admin)).toEqual(['You imported 3 goals'])
})

test('rows are checked once more: those of people who left meanwhile are left out', async () => {
  const { admin, assignee } = await aGoalCircle()
  const file = await aGoalFile(admin, [{ Title: 'Launch', Assignees: assignee.email }, { Title: 'Grow' }])
  await deactivate(assignee)
  await startGoalImport(admin, file)
  expect(await problemsIn(file)).toEqual([[`Assignees: Nobody active here has the e-mail “${assignee.email}”.`], []])
  expect(await goalsOf(admin)).toMatchObject([{ title: 'Grow' }])
})

test('a file in which no row can become a goal sets nothing', async () => {
  const admin = await anAdmin()
  const file = await aGoalFile(admin, [{ Title: 'Launch', Type: 'Boss' }])
  await expectRefused(startGoalImport(admin, file), 'conflict')
  expect(await goalImportOf(file)).toMatchObject({ status: 'CHECKING' })
})

test('pressed twice at the same moment it sets each goal once, and what was undone is not set again', async () => {
  const admin = await anAdmin()
  const file = await aGoalFile(admin, [{ Title: 'Launch' }])
  await Promise.all([startGoalImport(admin, file), startGoalImport(admin, file)])
  expect(await goalsOf(admin)).toHaveLength(1)
  await undoGoalImport(admin, file)
  await expectRefused(startGoalImport(admin, file), 'conflict')
  expect(await goalsOf(admin)).toEqual([])
})

test('as many rows as are allowed are set at once', async () => {
  const admin = await anAdmin()
  const rows = Array.from({ length: importLimits.rows }, (_, index) => [
    `Goal ${index}`,
    '2999-12-01',
    admin.email,
    index === 0 ? '' : 'Goal 0',
    'Signups: 0 -> 500 users; Churn: 10% -> 5%',
  ])
  const file = await uploadGoals(admin, goalTable(['Title', 'End', 'Owner', 'Parent goal', 'Key results'], rows))
  await startGoalImport(admin, file)
  const { workspaceId } = admin
  expect(await db.goal.count({ where: { workspaceId, parentId: { not: null } } })).toBe(importLimits.rows - 1)
  expect(await db.keyResult.count({ where: { workspaceId } })).toBe(2 * importLimits.rows)
  await undoGoalImport(admin, file)
  expect(await db.goal.count({ where: { workspaceId } })).toBe(0)
}, 90_000)
