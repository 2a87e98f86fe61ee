import { expect, test } from 'vitest'
import { giveTag } from '@/lib/members/tags/commands/give-tag'
import { db } from '@/lib/platform/db'
import { aTag, tagsOf } from '@/tests/factories/tags'
import { expectRefused } from '@/tests/support/refused'
import { aStaff, auditOf } from '@/tests/members/people/company'

test('an Admin tags everybody, a Manager their own team, a Member nobody, and a stranger finds nobody', async () => {
  const { workspace, admin, manager, tom, lena, stranger } = await aStaff()
  await aTag({ workspace, name: 'Berlin' })
  const [toTom, toBoth] = [[tom.memberId], [tom.memberId, lena.memberId]].map((ids) => ({ ids, name: 'berlin' }))
  if (!toTom || !toBoth) throw new Error('Nobody to tag.')
  await expectRefused(giveTag(stranger, toTom), 'not-found')
  await expectRefused(giveTag(lena, toTom), 'forbidden')
  await expectRefused(giveTag(tom, toTom), 'forbidden')
  await expectRefused(giveTag(manager, toBoth), 'forbidden')
  expect(await giveTag(manager, toTom)).toEqual({ count: 1 })
  expect(await giveTag(admin, toBoth)).toEqual({ count: 1 })
  expect([await tagsOf(tom), await tagsOf(lena)]).toEqual([['Berlin'], ['Berlin']])
  expect((await auditOf(admin)).map(({ memberId }) => memberId)).toEqual([manager.memberId, admin.memberId])
})

test('a Manager without a team of these people has no further reach', async () => {
  const { workspace, manager, tom } = await aStaff()
  await aTag({ workspace, name: 'Berlin' })
  await db.teamMember.updateMany({ where: { memberId: manager.memberId }, data: { isManager: false } })
  await expectRefused(giveTag(manager, { ids: [tom.memberId], name: 'Berlin' }), 'forbidden')
})

test('a new word becomes a tag for an Admin, and is refused to a Manager beside the word', async () => {
  const { admin, manager, tom } = await aStaff()
  const input = { ids: [tom.memberId], name: 'Night shift' }
  await expectRefused(giveTag(manager, input), 'invalid', 'name')
  expect(await giveTag(admin, input)).toEqual({ count: 1 })
  expect(await tagsOf(tom)).toEqual(['Night shift'])
})

test('giving it again changes nothing and writes nothing', async () => {
  const { admin, tom } = await aStaff()
  const input = { ids: [tom.memberId], name: 'Berlin' }
  const both = await Promise.all([giveTag(admin, input), giveTag(admin, input)])
  expect(both.map(({ count }) => count).toSorted()).toEqual([0, 1])
  expect(await auditOf(admin)).toMatchObject([{ action: 'tag.given', title: 'Added the tag “Berlin” to 1 person' }])
})
