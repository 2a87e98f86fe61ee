import { expect, test } from 'vitest'
import { renameTag } from '@/lib/members/tags/commands/rename-tag'
import { aTag, tagsOf } from '@/tests/factories/tags'
import { expectRefused } from '@/tests/support/refused'
import { aStaff, auditOf } from '@/tests/members/people/company'

test('an Admin renames a tag for everybody; managers and members may not, and a stranger does not find it', async () => {
  const { workspace, admin, manager, tom, stranger } = await aStaff()
  const { id } = await aTag({ workspace, name: 'Berlin', members: [tom] })
  const input = { id, name: 'Munich' }
  await expectRefused(renameTag(stranger, input), 'not-found')
  await expectRefused(renameTag(manager, input), 'forbidden')
  await expectRefused(renameTag(tom, input), 'forbidden')
  await renameTag(admin, input)
  await renameTag(admin, input)
  expect(await tagsOf(tom)).toEqual(['Munich'])
  expect(await auditOf(admin)).toMatchObject([{ title: 'Renamed the tag “Berlin” to “Munich”' }])
})

test('it can be spelled differently, but not like another', async () => {
  const { workspace, admin } = await aStaff()
  const { id } = await aTag({ workspace, name: 'berlin' })
  await aTag({ workspace, name: 'Munich' })
  await renameTag(admin, { id, name: 'Berlin' })
  await expectRefused(renameTag(admin, { id, name: 'MUNICH' }), 'invalid', 'name')
})
