import { expect, test } from 'vitest'
import { setStartDate } from '@/lib/members/people/commands/set-start-date'
import { setStartDateSchema } from '@/lib/members/people/schema'
import { getColleague } from '@/lib/members/profile/queries'
import { expectRefused } from '@/tests/support/refused'
import { aStaff, auditOf } from './company'

test('an Admin says when somebody began; managers and members may not, and a stranger finds nobody', async () => {
  const { admin, manager, tom, lena, stranger } = await aStaff()
  const input = { id: tom.memberId, startDate: '2024-02-29' }
  await expectRefused(setStartDate(stranger, input), 'not-found')
  for (const other of [manager, lena, tom]) await expectRefused(setStartDate(other, input), 'forbidden')
  await setStartDate(admin, input)
  expect((await getColleague(lena, tom.memberId)).startDate).toBe('2024-02-29')
})

test('the same again changes nothing, and it can be removed', async () => {
  const { admin, tom } = await aStaff()
  for (const startDate of ['2024-02-29', '2024-02-29', '']) await setStartDate(admin, { id: tom.memberId, startDate })
  expect((await getColleague(admin, tom.memberId)).startDate).toBeNull()
  const titles = (await auditOf(admin)).map(({ title }) => title)
  expect(titles.toSorted()).toEqual([
    'Changed the start date of Tom Reed to 2024-02-29',
    'Removed the start date of Tom Reed',
  ])
})

test('a day before 1950 or that is none is refused', () => {
  const id = '0b8f7a52-7c0e-4a5b-9d7e-1f2a3b4c5d6e'
  for (const startDate of ['1949-12-31', '2023-02-29', 'yesterday'])
    expect(setStartDateSchema.safeParse({ id, startDate }).success).toBe(false)
})
