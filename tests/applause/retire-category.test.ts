import { expect, test } from 'vitest'
import { addCategory } from '@/lib/applause/commands/add-category'
import { retireCategory } from '@/lib/applause/commands/retire-category'
import { getApplauseForm } from '@/lib/applause/queries/get-applause-form'
import { listApplause } from '@/lib/applause/queries/list-applause'
import { listCategories } from '@/lib/applause/queries/list-categories'
import { applauseListSchema } from '@/lib/applause/schema'
import { randomId } from '@/lib/shared/randomness'
import { anApplause, anApplauseCircle, categoryIdOf } from '@/tests/factories/applause'
import { expectRefused } from '@/tests/support/refused'

test('a retired category is no choice, and keeps what was given under it until it is restored', async () => {
  const { admin, giver, tom } = await anApplauseCircle()
  const id = await categoryIdOf(admin)
  await anApplause(giver, [tom], { categoryId: id })
  const choices = async () => (await getApplauseForm(giver, { to: [] })).categories.map(({ name }) => name)
  for (const _ of [1, 2]) await retireCategory(admin, { id, isRetired: true })
  expect(await choices()).not.toContain('Teamwork')
  const { rows } = await listApplause(tom, applauseListSchema.parse({}))
  expect(rows.map(({ category }) => category)).toEqual(['Teamwork'])
  await retireCategory(admin, { id, isRetired: false })
  expect(await choices()).toContain('Teamwork')
})

test('the last one in use stays, and a thirteenth is not restored', async () => {
  const { admin, colleague } = await anApplauseCircle()
  const [first, ...others] = await listCategories(admin)
  const id = first?.id ?? ''
  await expectRefused(retireCategory(colleague, { id, isRetired: true }), 'forbidden')
  for (const other of others) await retireCategory(admin, { id: other.id, isRetired: true })
  await expectRefused(retireCategory(admin, { id, isRetired: true }), 'conflict')
  for (let count = 0; count < 11; count += 1)
    await addCategory(admin, { madeId: randomId(), name: `Category ${count}` })
  await expectRefused(retireCategory(admin, { id: others[0]?.id ?? '', isRetired: false }), 'conflict')
})
