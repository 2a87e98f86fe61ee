import { expect, test } from 'vitest'
import { getTagList, listTagNames } from '@/lib/members/tags/queries'
import { deactivate } from '@/tests/factories/members'
import { aTag } from '@/tests/factories/tags'
import { aStaff } from '../people/company'

test('everybody reads the tags by name, with how many active people have each; Admins change them', async () => {
  const { workspace, admin, tom, lena, stranger } = await aStaff()
  const remote = await aTag({ workspace, name: 'remote', members: [tom, lena] })
  const berlin = await aTag({ workspace, name: 'Berlin' })
  await deactivate(lena)
  const tags = [
    { ...berlin, count: 0 },
    { ...remote, count: 1 },
  ]
  expect(await getTagList(tom, { search: '' })).toEqual({ tags, can: { manage: false } })
  expect(await getTagList(admin, { search: 'MOT' })).toEqual({ tags: [tags[1]], can: { manage: true } })
  expect(await getTagList(stranger, { search: '' })).toMatchObject({ tags: [] })
  expect(await listTagNames(tom)).toHaveLength(2)
})
