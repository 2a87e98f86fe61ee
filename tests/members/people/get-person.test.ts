import { expect, test } from 'vitest'
import { getPerson } from '@/lib/members/people/queries/get-person'
import { db } from '@/lib/platform/db'
import { aPlace, deactivate } from '@/tests/factories/members'
import { aTag } from '@/tests/factories/tags'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { aStaff } from './company'

test('Admins open everybody, managers their team, members nobody, and a stranger finds nobody', async () => {
  const { workspace, admin, manager, tom, lena, stranger } = await aStaff()
  await aTag({ workspace, name: 'Berlin', members: [tom] })
  await expectRefused(getPerson(stranger, tom.memberId), 'not-found')
  await expectRefused(getPerson(lena, tom.memberId), 'forbidden')
  await expectRefused(getPerson(tom, tom.memberId), 'forbidden')
  await expectRefused(getPerson(manager, lena.memberId), 'forbidden')
  const none = { manage: false, changeRole: false, deactivate: false, reactivate: false }
  expect(await getPerson(manager, tom.memberId)).toMatchObject({ name: 'Tom Reed', tags: ['Berlin'], can: none })
  const all = { manage: true, changeRole: true, deactivate: true, reactivate: false }
  expect(await getPerson(admin, tom.memberId)).toMatchObject({ name: 'Tom Reed', nameBlockedReason: null, can: all })
})

test('of oneself one changes neither role nor access', async () => {
  const { admin } = await aStaff()
  const can = { manage: true, changeRole: false, deactivate: false, reactivate: false }
  expect(await getPerson(admin, admin.memberId)).toMatchObject({ isSelf: true, can })
})

test('who has left can come back, unless their account is closed', async () => {
  const { admin, tom } = await aStaff()
  await deactivate(tom)
  const can = { changeRole: false, deactivate: false, reactivate: true }
  expect(await getPerson(admin, tom.memberId)).toMatchObject({ isActive: false, can })
  await db.user.update({ where: { id: tom.userId }, data: { status: 'DEACTIVATED' } })
  expect(await getPerson(admin, tom.memberId)).toMatchObject({ can: { reactivate: false } })
})

test('who has a place elsewhere, and who has not, is only told by whose name it is', async () => {
  const { admin, tom } = await aStaff()
  await aPlace({ userId: tom.userId, workspace: await aWorkspace() })
  expect((await getPerson(admin, tom.memberId)).nameBlockedReason).toMatch(/^Tom Reed manages/)
})

test('what somebody who has left does elsewhere by now is not shown', async () => {
  const { admin, tom } = await aStaff()
  await db.profile.create({ data: { userId: tom.userId, jobTitle: 'Product lead' } })
  await deactivate(tom)
  expect(await getPerson(admin, tom.memberId)).toMatchObject({ jobTitle: 'Product lead' })
  await aPlace({ userId: tom.userId, workspace: await aWorkspace() })
  expect(await getPerson(admin, tom.memberId)).toMatchObject({ jobTitle: '' })
})
