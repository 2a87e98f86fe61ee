import { expect, test } from 'vitest'
import { deleteTag } from '@/lib/members/tags/commands/delete-tag'
import { aTag, tagsOf } from '@/tests/factories/tags'
import { expectRefused } from '@/tests/support/refused'
import { aStaff, auditOf } from '@/tests/members/people/company'

test('an Admin takes a tag away from everybody; managers and members may not, and a stranger does not find it', async () => {
  const { workspace, admin, manager, tom, stranger } = await aStaff()
  const { id } = await aTag({ workspace, name: 'Berlin', members: [tom] })
  await aTag({ workspace, name: 'Remote', members: [tom] })
  await expectRefused(deleteTag(stranger, { id }), 'not-found')
  await expectRefused(deleteTag(manager, { id }), 'forbidden')
  await expectRefused(deleteTag(tom, { id }), 'forbidden')
  await deleteTag(admin, { id })
  expect(await tagsOf(tom)).toEqual(['Remote'])
  expect(await auditOf(admin)).toMatchObject([{ action: 'tag.deleted', title: 'Deleted the tag “Berlin”' }])
  await expectRefused(deleteTag(admin, { id }), 'not-found')
})
