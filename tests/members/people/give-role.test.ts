import { test, expect } from 'vitest'
import { aStaff, storedPlace, auditOf } from './company'
import { transaction } from '@/lib/platform/db'
import { giveRole } from '@/lib/members/people/steps/give-role'
import { lockPlaces } from '@/lib/members/people/steps/lock-places'
import { mailsTo } from '@/tests/support/outbox'

test('writes the role of each, tells each, and notes what they were', async () => {
  const { admin, manager, tom } = await aStaff()
  const ids = [manager.memberId, tom.memberId]
  await transaction(async (tx) => giveRole(tx, admin, await lockPlaces(tx, admin, ids), 'Admin'))
  for (const person of [manager, tom]) {
    expect((await storedPlace(person)).role).toBe('Admin')
    expect(await mailsTo(person.email)).toMatchObject([{ event: 'member.role-changed' }])
  }
  const titles = (await auditOf(admin)).map(({ title }) => title)
  expect(titles.toSorted()).toEqual([
    'Made Priya Nair an Admin; they were a Manager',
    'Made Tom Reed an Admin; they were a Member',
  ])
})
