import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { makeOneOnOnes } from '@/lib/one-on-ones/commands/make-one-on-ones'
import { db } from '@/lib/platform/db'
import { at } from '@/tests/factories/meetings'
import { anotherTwo, aOneOnOne } from '@/tests/factories/one-on-ones'
import { mailsTo } from '@/tests/support/outbox'

test('makes the next meetings of a series for the same pair, once, which calendars know by its rule', async () => {
  const { one, other } = await anotherTwo()
  const start = () => aOneOnOne(one, other, { day: '2027-01-05', frequency: 'Monthly' })
  const { id, pairId } = await at('2027-01-04T08:00:00Z', start)
  const { seriesId } = await db.meeting.findUniqueOrThrow({ where: { id } })
  const make = () => makeOneOnOnes(systemActor(one.workspaceId), { id: seriesId ?? '' })
  const before = await db.oneOnOne.count({ where: { pairId } })
  const made = await at('2027-03-04T08:00:00Z', async () => [await make(), await make()])
  expect(made.map((one) => one.made)).toEqual([1, 0])
  expect(await db.oneOnOne.count({ where: { pairId } })).toBe(before + 1)
  const mails = await mailsTo(other.email, new Date('2027-03-04T08:00:00Z'))
  expect(mails).toEqual([])
})
