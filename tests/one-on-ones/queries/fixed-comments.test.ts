import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { readOwnData } from '@/lib/account/modules'
import { cancelMeeting } from '@/lib/meetings/commands/cancel-meeting'
import { completeMeeting } from '@/lib/meetings/commands/complete-meeting'
import { undoCompletion } from '@/lib/meetings/commands/undo-completion'
import { changeOneOnOne } from '@/lib/one-on-ones/commands/change-one-on-one'
import { editOneOnOneComment } from '@/lib/one-on-ones/commands/edit-one-on-one-comment'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { listHistory } from '@/lib/one-on-ones/queries/list-history'
import { rescheduleOneOnOnes } from '@/lib/one-on-ones/rescheduling/commands/reschedule-one-on-ones'
import { db } from '@/lib/platform/db'
import { addDays } from '@/lib/shared/dates'
import { seriesNow, timing } from '@/tests/factories/meetings'
import { aPair, aPairComment } from '@/tests/factories/one-on-ones'
import { expectRefused } from '@/tests/support/refused'

const linesOf = async (actor: Actor, id: string) =>
  (await getOneOnOne(actor, id)).comments.map(({ by, comment }) => `${by?.name ?? 'Rapport'}: ${comment}`)

const { day } = timing()
const moveTo = (time: string, version: number) => ({
  ...timing({ time }),
  title: 'One-on-one',
  description: '',
  scope: 'this' as const,
  version,
})

test('says who moved it, and when it was completed or canceled', async () => {
  const { one, other, id } = await aPair({ time: '10:00' })
  await changeOneOnOne(other, { ...moveTo('14:00', 1), id })
  await rescheduleOneOnOnes(one, { moves: [{ id, version: 2, day, time: '15:00' }] })
  await aPairComment(one, id, 'See you there.')
  const moved = ['Tom Nair: Moved this meeting.', 'Priya Nair: Moved this meeting.', 'Priya Nair: See you there.']
  expect(await linesOf(one, id)).toEqual(moved)
  await completeMeeting(other, { id })
  expect(await linesOf(one, id)).toEqual([...moved, 'Tom Nair: Completed this meeting.'])
  await undoCompletion(one, { id })
  expect(await linesOf(one, id)).toEqual(moved)
  await cancelMeeting(one, { id, scope: 'this' })
  expect(await linesOf(other, id)).toEqual([...moved, 'Priya Nair: Canceled this meeting.'])
})

test('nothing is said of a save that moves nothing, and each moved meeting of a series says it', async () => {
  const { one, id } = await aPair({ time: '10:00', frequency: 'Weekly', lastOn: addDays(day, 7) })
  const save = { ...moveTo('10:00', 1), frequency: 'Weekly', lastOn: addDays(day, 7), scope: 'all', id } as const
  await changeOneOnOne(one, { ...save, title: 'Talk' })
  const [, next] = await seriesNow({ id })
  expect([await linesOf(one, id), await linesOf(one, next?.id ?? '')]).toEqual([[], []])
  await changeOneOnOne(one, { ...save, time: '16:00', version: 2 })
  const line = ['Priya Nair: Moved this meeting.']
  expect([await linesOf(one, id), await linesOf(one, next?.id ?? '')]).toEqual([line, line])
})

test('nobody changes such a comment, and neither search nor own data take it for their words', async () => {
  const { one, other, id } = await aPair({ time: '10:00' })
  await changeOneOnOne(one, { ...moveTo('14:00', 1), id })
  const fixed = await db.oneOnOneComment.findFirstOrThrow({ where: { meetingId: id } })
  await expectRefused(editOneOnOneComment(one, { id, commentId: fixed.id, comment: 'Mine' }), 'forbidden')
  expect((await getOneOnOne(one, id)).comments).toMatchObject([{ can: { change: false } }])
  await completeMeeting(one, { id })
  expect((await listHistory(one, other.memberId, { search: 'moved' })).meetings.rows).toEqual([])
  expect(JSON.stringify(await readOwnData(one))).not.toContain('Moved this meeting')
})
