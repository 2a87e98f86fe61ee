import { expect, test } from 'vitest'
import { addCategory } from '@/lib/applause/commands/add-category'
import { listCategories } from '@/lib/applause/queries/list-categories'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { anApplauseCircle } from '@/tests/factories/applause'
import { expectRefused } from '@/tests/support/refused'

const usual = [
  'Teamwork',
  'Ownership',
  'Customer First',
  'Innovation',
  'Leadership',
  'Learning',
  'Quality',
  'Helping Hand',
]

test('a workspace begins with the usual eight, and gets up to twelve', async () => {
  const { admin, workspace } = await anApplauseCircle()
  const names = async () => (await listCategories(admin)).map(({ name }) => name)
  expect(await names()).toEqual(usual)
  const added = ['Courage', 'Kindness', 'Speed', 'Craft']
  for (const name of added) await addCategory(admin, { madeId: randomId(), name })
  expect(await names()).toEqual([...usual, ...added])
  await expectRefused(addCategory(admin, { madeId: randomId(), name: 'One more' }), 'conflict')
  const lines = await db.auditEntry.findMany({ where: { workspaceId: workspace.id }, orderBy: { createdAt: 'asc' } })
  expect(lines.map(({ title }) => title)[0]).toBe('Added the applause category “Courage”')
})

test('two presses add one, and a name that is there is refused whatever its capitals', async () => {
  const { admin, colleague } = await anApplauseCircle()
  const input = { madeId: randomId(), name: 'Courage' }
  for (const _ of [1, 2]) await addCategory(admin, input)
  await expectRefused(addCategory(admin, { ...input, name: 'Patience' }), 'already-sent')
  expect(await listCategories(admin)).toHaveLength(9)
  await expectRefused(addCategory(admin, { madeId: randomId(), name: 'TEAMWORK' }), 'invalid', 'name')
  await expectRefused(addCategory(colleague, { madeId: randomId(), name: 'Mine' }), 'forbidden')
})
