import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { commentOnGoal } from '@/lib/goals/commands/comment-on-goal'
import { getWorkspaceFile } from '@/lib/account/exports/queries/list-workspace-exports'
import { randomId } from '@/lib/shared/randomness'
import { aWorkspaceExport, cellsOf } from '@/tests/factories/exports'
import { aGoal, aMeasuredGoal } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace } from '@/tests/factories/workspaces'
import { unzipped } from '@/tests/support/unzipped'

/** The tables of a new file, by their names, as lines of cells. */
async function exported(admin: Actor) {
  const { file } = await getWorkspaceFile(admin, (await aWorkspaceExport(admin)).id)
  return Object.fromEntries(unzipped(file).map(({ name, text }) => [name.replace('.csv', ''), cellsOf(text)]))
}

test('names whom a goal is assigned to, and who supervises it', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace, firstName: 'Ada', lastName: 'Berg' })
  const [tom, ina] = [await aMember({ workspace, firstName: 'Tom' }), await aMember({ workspace, firstName: 'Ina' })]
  await aGoal(admin, { assignees: [tom, ina], supervisors: [admin] })
  const [heads = [], line = []] = (await exported(admin)).goals ?? []
  expect(['Assignees', 'Supervisors'].map((name) => line[heads.indexOf(name)])).toEqual([
    'Ina Nair; Tom Nair',
    'Ada Berg',
  ])
})

test('has the lines of each table in the order they were written', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
  for (const title of titles) await aTemplate(admin, { title })
  for (const title of titles) await aMeasuredGoal(admin, [10, 20], { title, assignees: [admin] })
  const tables = await exported(admin)
  const firstCells = (name: string) => tables[name]?.slice(1).map(([cell]) => cell)
  expect([firstCells('templates'), firstCells('goals')]).toEqual([titles, titles])
  expect(firstCells('key-results')).toEqual(titles.flatMap((title) => [title, title]))
})

test('has the action items, check-ins and comments of goals, and nothing of Self goals', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace, firstName: 'Ada', lastName: 'Berg' })
  const item = { title: 'Call Acme', ownerId: admin.memberId, dueOn: '2999-01-31' }
  const { id } = await aGoal(admin, { title: 'Launch', items: [item] })
  const own = await aGoal(admin, { title: 'Mine', type: 'Self', items: [{ ...item, title: 'Secret' }] })
  for (const goal of [id, own.id])
    await commentOnGoal(admin, { madeId: randomId(), id: goal, comment: 'Well done.', mentionedIds: [] })
  const tables = await exported(admin)
  expect(tables['goal-items']?.slice(1)).toEqual([['Launch', 'Call Acme', 'Ada Berg', '2999-01-31', '']])
  expect(tables['goal-updates']?.slice(1).map((line) => line.slice(0, 6))).toEqual([
    ['Launch', 'comment', '', '', 'Well done.', 'Ada Berg'],
  ])
})
