import { expect, test } from 'vitest'
import { nameTags } from '@/lib/members/tags/steps/name-tags'
import { db, transaction } from '@/lib/platform/db'
import { aTag } from '@/tests/factories/tags'
import { expectRefused } from '@/tests/support/refused'
import { aStaff } from '@/tests/members/people/company'

test('an Admin makes what is missing; a manager uses what is there', async () => {
  const { workspace, admin, manager } = await aStaff()
  const { id } = await aTag({ workspace, name: 'Berlin' })
  const byManager = (...names: string[]) => transaction((tx) => nameTags(tx, manager, names))
  expect(await byManager('berlin')).toEqual([{ id, name: 'Berlin' }])
  await expectRefused(byManager('berlin', 'Remote'), 'invalid', 'name')
  expect(await db.tag.count({ where: { workspaceId: workspace.id } })).toBe(1)
  const named = await transaction((tx) => nameTags(tx, admin, ['berlin', 'Remote']))
  expect(named.map(({ name }) => name)).toEqual(['Berlin', 'Remote'])
  expect(await byManager('remote')).toMatchObject([{ name: 'Remote' }])
})

test('no names are no tags', async () => {
  const { admin } = await aStaff()
  expect(await transaction((tx) => nameTags(tx, admin, []))).toEqual([])
})
