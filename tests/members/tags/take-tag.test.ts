import { expect, test } from 'vitest'
import { takeTag } from '@/lib/members/tags/commands/take-tag'
import { aTag, tagsOf } from '@/tests/factories/tags'
import { expectRefused } from '@/tests/support/refused'
import { aStaff, auditOf } from '@/tests/members/people/company'

test('an Admin takes it from everybody, a Manager from their own team, a Member from nobody', async () => {
  const { workspace, admin, manager, tom, lena, stranger } = await aStaff()
  const { id: tagId } = await aTag({ workspace, name: 'Berlin', members: [tom, lena] })
  const from = (...people: { memberId: string }[]) => ({ ids: people.map(({ memberId }) => memberId), tagId })
  await expectRefused(takeTag(stranger, from(tom)), 'not-found')
  await expectRefused(takeTag(lena, from(lena)), 'forbidden')
  await expectRefused(takeTag(manager, from(tom, lena)), 'forbidden')
  expect(await takeTag(manager, from(tom))).toEqual({ count: 1 })
  expect([await tagsOf(tom), await tagsOf(lena)]).toEqual([[], ['Berlin']])
  expect(await takeTag(admin, from(tom, lena))).toEqual({ count: 1 })
  expect(await takeTag(admin, from(tom, lena))).toEqual({ count: 0 })
  expect(await auditOf(admin)).toHaveLength(2)
})

test('a tag of another workspace is not found', async () => {
  const { admin, tom, stranger } = await aStaff()
  const elsewhere = await aTag({ workspace: { id: stranger.workspaceId } })
  await expectRefused(takeTag(admin, { ids: [tom.memberId], tagId: elsewhere.id }), 'not-found')
})
