import { expect, test } from 'vitest'
import { listDueCelebrations } from '@/lib/celebrations/queries/list-reasons'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { dateOf } from '@/lib/shared/dates'
import { randomId } from '@/lib/shared/randomness'
import { aWorkspace, unique } from '@/tests/factories/workspaces'

const zone = 'Pacific/Chatham'

/** People with an anniversary and a birthday on 3 March, but for the first, who shares no birthday. */
async function peopleOfThird(count: number) {
  const { id: workspaceId } = await aWorkspace()
  const createdAt = now()
  const ids = Array.from({ length: count }, () => randomId()).toSorted()
  const users = ids.map((id) => ({ id, email: `${unique('asha')}@acme.example`, firstName: 'Asha', timeZone: zone }))
  await db.user.createMany({ data: users.map((user) => ({ ...user, createdAt })) })
  const member = { workspaceId, role: 'Member', startDate: dateOf('2024-03-03'), createdAt } as const
  await db.member.createMany({ data: ids.map((id) => ({ ...member, id, userId: id })) })
  const sharing = { birthday: '03-03', isBirthdayShared: true }
  await db.profile.createMany({ data: ids.slice(1).map((userId) => ({ userId, ...sharing })) })
}

test('finds all reasons of the last person, where there are more than one run takes', async () => {
  await peopleOfThird(1001)
  const due = await listDueCelebrations({ day: '2027-03-03', zones: [zone] }, new Date('2027-03-02T20:20:00Z'))
  expect(due.map(({ reasons }) => reasons.length)).toEqual([1, ...Array<number>(1000).fill(2)])
})
