import { afterEach, expect, test } from 'vitest'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { editGoal } from '@/lib/goals/commands/edit-goal'
import { setOwnStatus } from '@/lib/goals/commands/set-own-status'
import { undoGoalImport } from '@/lib/goals/imports/commands/undo-goal-import'
import { getGoalImport } from '@/lib/goals/imports/queries/get-goal-import'
import { undoneInWords } from '@/lib/goals/imports/rules/goal-imports'
import { removeOldGoalImports } from '@/lib/goals/jobs'
import { daysFrom, minutesFrom, now, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aGoalFile, anImportedFile, goalImportOf } from '@/tests/factories/imports/goal-imports'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aGoal, aGoalCircle, checkIn, editOf, goalNow } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const statesIn = async (file: { id: string }) => (await goalImportOf(file)).rows.map(({ state }) => state)

const titlesIn = async ({ workspaceId }: { workspaceId: string }) =>
  (await db.goal.findMany({ where: { workspaceId }, orderBy: { title: 'asc' } })).map(({ title }) => title)

const goalIn = async (file: { id: string }, title: string) => {
  const found = (await goalImportOf(file)).rows.find((row) => row.title === title)
  return goalNow({ id: found?.goalId ?? '' })
}

test('the person who imported them undoes it, nobody else', async () => {
  const { admin, creator, lead, colleague } = await aGoalCircle()
  const file = await anImportedFile(creator, [{ Title: 'A' }])
  for (const actor of [admin, lead, colleague]) await expectRefused(undoGoalImport(actor, file), 'forbidden')
  await expectRefused(undoGoalImport(await anAdmin(), file), 'not-found')
  await undoGoalImport(creator, file)
  expect(await titlesIn(admin)).toEqual([])
})

test('people keep their notification and the lines of their feeds only while one of the goals stays', async () => {
  const { admin, assignee } = await aGoalCircle()
  const own = { Assignees: assignee.email }
  const told = () => toldTo(assignee, 'goal.imported')
  const lines = () =>
    db.activity.count({ where: { key: { startsWith: 'goal.imported' }, workspaceId: admin.workspaceId } })
  const undone = await anImportedFile(admin, [{ Title: 'A', ...own }])
  expect(await told()).toHaveLength(1)
  expect(await lines()).toBe(2)
  await undoGoalImport(admin, undone)
  expect(await told()).toEqual([])
  expect(await lines()).toBe(0)
  const kept = await anImportedFile(admin, [{ Title: 'B', ...own }])
  await checkIn(assignee, await goalIn(kept, 'B'))
  await undoGoalImport(admin, kept)
  expect(await told()).toHaveLength(1)
})

test('goals that somebody has touched since stay, with those above them, and say why', async () => {
  const { admin, assignee } = await aGoalCircle()
  const own = { Assignees: assignee.email }
  const titles = ['Checked', 'Commented', 'Edited', 'Owned', 'Parent', 'Top', 'Talked over', 'Plain']
  const file = await anImportedFile(admin, [
    ...titles.map((Title) => ({ Title, ...own, 'Parent goal': Title === 'Checked' ? 'Top' : '' })),
    { Title: 'Under plain', 'Parent goal': 'Plain' },
  ])
  await checkIn(assignee, await goalIn(file, 'Checked'))
  const { id } = await goalIn(file, 'Commented')
  await commentOnGoal(admin, { madeId: randomId(), id, comment: 'Good.', mentionedIds: [] })
  await editGoal(admin, await editOf(await goalIn(file, 'Edited'), { title: 'Edited since' }))
  await setOwnStatus(assignee, { id: (await goalIn(file, 'Owned')).id, status: 'AtRisk' })
  await aGoal(admin, { title: 'Newer', parent: await goalIn(file, 'Parent') })
  await aFollowUp(admin, { attendees: [assignee], goalIds: [(await goalIn(file, 'Talked over')).id] })
  await undoGoalImport(admin, file)
  const kept = ['Checked', 'Commented', 'Edited since', 'Newer', 'Owned', 'Parent', 'Talked over', 'Top']
  expect(await titlesIn(admin)).toEqual(kept)
  expect(await statesIn(file)).toEqual([...Array(7).fill('kept'), 'undone', 'undone'])
  const { problems } = (await goalImportOf(file)).rows[0] ?? {}
  expect(problems).toEqual(['Changed since, or has a goal under it or a follow-up.'])
  const { view, rows } = await getGoalImport(admin, file.id, { rows: 'kept' })
  expect(undoneInWords(view.counts)).toBe('2 goals removed. 7 goals stay; the reasons are below.')
  expect(rows.map(({ state }) => state)).toEqual(Array(7).fill('kept'))
})

test('the progress of a goal above follows', async () => {
  const admin = await anAdmin()
  const parent = await aGoal(admin, { title: 'Grow', progressSource: 'CHILDREN' })
  await aGoal(admin, { parent, progress: 80 })
  await undoGoalImport(admin, await anImportedFile(admin, [{ Title: 'Launch', 'Parent goal': 'Grow' }]))
  expect((await goalNow(parent)).progress).toBe(80)
})

test('it can be undone for an hour, once, and is kept on record', async () => {
  const admin = await anAdmin()
  const [one, other] = [await anImportedFile(admin, [{ Title: 'A' }]), await anImportedFile(admin, [{ Title: 'B' }])]
  const at = now()
  setClock(() => minutesFrom(at, 58))
  for (const _press of [1, 2]) await undoGoalImport(admin, one)
  setClock(() => minutesFrom(at, 61))
  await expectRefused(undoGoalImport(admin, other), 'conflict')
  const acts = await db.auditEntry.findMany({ where: { objectId: one.id }, orderBy: { createdAt: 'asc' } })
  expect(acts.map(({ title }) => title)).toEqual([
    'Imported 1 goal from “goals.csv”',
    'Undid the import of “goals.csv”: 1 goal removed',
  ])
})

test('what was only checked cannot be undone', async () => {
  const admin = await anAdmin()
  await expectRefused(undoGoalImport(admin, await aGoalFile(admin, [{ Title: 'A' }])), 'conflict')
})

test('files are kept for a week, and for 90 days once they were imported', async () => {
  const admin = await anAdmin()
  const [checked, done] = [await aGoalFile(admin, [{ Title: 'A' }]), await anImportedFile(admin, [{ Title: 'B' }])]
  const left = async (days: number) => {
    await removeOldGoalImports(daysFrom(now(), days))
    const found = await db.goalImport.findMany({ where: { workspaceId: admin.workspaceId }, select: { id: true } })
    return [checked, done].map(({ id }) => found.some((one) => one.id === id))
  }
  expect([await left(6), await left(8), await left(91)]).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
})
