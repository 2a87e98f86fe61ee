import { expect, test } from 'vitest'
import { renameCategory } from '@/lib/applause/commands/rename-category'
import { listApplause } from '@/lib/applause/queries/list-applause'
import { applauseListSchema } from '@/lib/applause/schema'
import { anApplause, anApplauseCircle, categoryIdOf } from '@/tests/factories/applause'
import { expectRefused } from '@/tests/support/refused'

test('renaming a category keeps what was given under it, by its new name', async () => {
  const { admin, giver, tom } = await anApplauseCircle()
  const id = await categoryIdOf(admin)
  await anApplause(giver, [tom], { categoryId: id })
  for (const _ of [1, 2]) await renameCategory(admin, { id, name: 'Working together' })
  const { rows } = await listApplause(tom, applauseListSchema.parse({ category: id }))
  expect(rows.map(({ category }) => category)).toEqual(['Working together'])
})

test('rejects the name of another category, its own aside, and everybody but Admins', async () => {
  const { admin, manager } = await anApplauseCircle()
  const id = await categoryIdOf(admin)
  await expectRefused(renameCategory(admin, { id, name: 'ownership' }), 'invalid', 'name')
  await renameCategory(admin, { id, name: 'TEAMWORK' })
  await expectRefused(renameCategory(manager, { id, name: 'Mine' }), 'forbidden')
  const foreign = await categoryIdOf((await anApplauseCircle()).admin)
  await expectRefused(renameCategory(admin, { id: foreign, name: 'Mine' }), 'not-found')
})
