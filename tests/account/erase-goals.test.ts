import { expect, test } from 'vitest'
import { startGoalImport } from '@/lib/goals/imports/commands/start-goal-import'
import { eraseGoals } from '@/lib/goals/own-data'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { aGoal, aGoalCircle, anItem } from '@/tests/factories/goals'
import { aGoalFile, goalImportOf, problemsIn } from '@/tests/factories/imports/goal-imports'
import { anAdmin, deactivate } from '@/tests/factories/members'

const erase = (actor: Actor) => transaction((tx) => eraseGoals(tx, actor, now()))

const isThere = async ({ id }: { id: string }) => (await db.goal.count({ where: { id } })) === 1

test('removes Self goals that nobody else can see, and no other goal', async () => {
  const { creator, supervisor, assignee } = await aGoalCircle()
  const own = { type: 'Self', visibility: 'PRIVATE' } as const
  const hidden = await aGoal(creator, { ...own, items: [anItem('Read', creator), anItem('Write')] })
  const kept = [
    await aGoal(creator, { ...own, visibility: 'WORKSPACE' }),
    await aGoal(creator, { ...own, supervisors: [supervisor] }),
    await aGoal(creator, { ...own, items: [anItem('Help', assignee)] }),
    await aGoal(creator, { visibility: 'PRIVATE', assignees: [assignee] }),
    await aGoal(assignee, own),
  ]
  await erase(creator)
  expect(await isThere(hidden)).toBe(false)
  expect(await Promise.all(kept.map(isThere))).toEqual(kept.map(() => true))
})

test('recounts the goal above a removed one', async () => {
  const { creator } = await aGoalCircle()
  const above = await aGoal(creator, { type: 'Self', progressSource: 'CHILDREN', visibility: 'WORKSPACE' })
  await aGoal(creator, { parent: above, progress: 60 })
  await aGoal(creator, { type: 'Self', visibility: 'PRIVATE', parent: above, progress: 20 })
  const progress = async () => (await db.goal.findUniqueOrThrow({ where: { id: above.id } })).progress
  expect(await progress()).toBe(40)
  await erase(creator)
  expect(await progress()).toBe(60)
})

test('removes their files, and their address from files of others', async () => {
  const { admin, creator, assignee } = await aGoalCircle()
  const own = await aGoalFile(creator, [{ Title: 'One' }])
  const other = `not-${assignee.email}`
  const file = await aGoalFile(admin, [
    { Title: 'Two', Assignees: `${admin.email};\n${assignee.email.toUpperCase()}` },
    { Title: 'Three', Supervisors: assignee.email },
    { Title: 'Four', Assignees: other },
  ])
  await erase(creator)
  await erase(assignee)
  expect(await db.goalImport.count({ where: { id: own.id } })).toBe(0)
  const { rows } = await goalImportOf(file)
  expect(rows.map(({ cells }) => cells.slice(2))).toEqual([
    [`${admin.email};\nformer-colleague`, ''],
    ['', 'former-colleague'],
    [other, ''],
  ])
})

test('leaves out a row that named them instead of setting its goal for nobody', async () => {
  const { admin, assignee } = await aGoalCircle()
  const file = await aGoalFile(admin, [{ Title: 'One', Assignees: assignee.email }, { Title: 'Two' }])
  await erase(assignee)
  await startGoalImport(admin, file)
  const problem = 'Assignees: Nobody active here has the e-mail “former-colleague”.'
  expect(await problemsIn(file)).toEqual([[problem], []])
})

test('removes their address from the problem of a row', async () => {
  const { admin } = await aGoalCircle()
  const left = await anAdmin({ workspace: { id: admin.workspaceId } })
  await deactivate(left)
  const file = await aGoalFile(admin, [{ Title: 'One', Assignees: left.email }])
  await erase(left)
  expect(JSON.stringify(await goalImportOf(file))).not.toContain(left.email)
})
