import { expect, test } from 'vitest'
import { getGoalImport, getGoalImportHome, getRefusedGoals } from '@/lib/goals/imports/queries/get-goal-import'
import { offersGoalImport } from '@/lib/goals/queries/goals-gate'
import { aGoalFile } from '@/tests/factories/imports/goal-imports'
import { aGoalCircle } from '@/tests/factories/goals'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const rows = Array.from({ length: 30 }, (_, index) => ({
  Title: `Goal ${index}`,
  Type: index % 10 === 0 ? 'Boss' : 'Self',
}))

test('rows are shown a page at a time, all or by what becomes of them', async () => {
  const admin = await anAdmin()
  const { id } = await aGoalFile(admin, rows)
  const first = await getGoalImport(admin, id, { rows: 'all' })
  expect(first.view).toMatchObject({ counts: { all: 30, goals: 27, refused: 3 }, undoUntil: null })
  expect([first.rows.length, first.rows[0]?.number, first.next]).toEqual([25, 2, 26])
  const second = await getGoalImport(admin, id, { rows: 'all', after: 26 })
  expect([second.rows.length, second.next]).toEqual([5, null])
  const refused = await getGoalImport(admin, id, { rows: 'refused' })
  expect(refused.rows.map(({ number, state }) => [number, state])).toEqual(
    [2, 12, 22].map((number) => [number, 'refused']),
  )
})

test('columns that are not imported are named', async () => {
  const admin = await anAdmin()
  const { id } = await aGoalFile(admin, [{ Title: 'A', Colour: 'red' }])
  expect((await getGoalImport(admin, id, { rows: 'all' })).view.unused).toEqual(['Colour'])
})

test('the rows left out come with the reason', async () => {
  const admin = await anAdmin()
  const { id } = await aGoalFile(admin, [{ Title: 'A', Type: 'Boss' }, { Title: 'B' }])
  const { file } = await getRefusedGoals(admin, id)
  expect(file.trim().split('\r\n').slice(1)).toEqual([
    '"A","2999-12-01","Boss","Type: “Boss” isn’t one of Organization, Team, Individual, Self."',
  ])
})

test('people see their own imports, and others are offered none', async () => {
  const { admin, creator, lead, colleague, supervisor } = await aGoalCircle()
  const { id } = await aGoalFile(creator, [{ Title: 'A' }])
  const listed = async (actor: typeof admin) => (await getGoalImportHome(actor)).imports.length
  expect([await listed(creator), await listed(lead), await listed(admin)]).toEqual([1, 0, 0])
  for (const actor of [admin, lead]) {
    await expectRefused(getGoalImport(actor, id, { rows: 'all' }), 'forbidden')
    await expectRefused(getRefusedGoals(actor, id), 'forbidden')
  }
  await expectRefused(getGoalImport(await anAdmin(), id, { rows: 'all' }), 'not-found')
  for (const actor of [colleague, supervisor]) await expectRefused(getGoalImportHome(actor), 'forbidden')
  expect([admin, creator, supervisor, colleague].map(offersGoalImport)).toEqual([true, true, false, false])
})

test('on the free plan the screen says that imports are not included', async () => {
  const admin = await anAdmin({ workspace: await aWorkspace({ plan: 'FREE' }) })
  expect((await getGoalImportHome(admin)).gate).toBe('This feature is only accessible with a paid plan.')
})
