import { expect, test } from 'vitest'
import { savePrivateNote } from '@/lib/one-on-ones/commands/save-private-note'
import { eraseOneOnOnes } from '@/lib/one-on-ones/own-data'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { listHistory } from '@/lib/one-on-ones/queries/list-history'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { aPair, aPairComment } from '@/tests/factories/one-on-ones'
import { expectRefused } from '@/tests/support/refused'

test('each of the two reads their own note and never the other’s', async () => {
  const { one, other, id } = await aPair()
  await savePrivateNote(one, { id, text: 'First' })
  await savePrivateNote(one, { id, text: 'Ask about the move' })
  expect((await getOneOnOne(one, id)).privateNote?.text).toBe('Ask about the move')
  expect((await getOneOnOne(other, id)).privateNote).toBeNull()
  expect((await listHistory(other, one.memberId, { search: 'move' })).meetings.rows).toEqual([])
})

test('goes with the account of its writer, and what they wrote to the other stays', async () => {
  const { one, other, id } = await aPair()
  await savePrivateNote(one, { id, text: 'For me' })
  await aPairComment(one, id, 'For both')
  await transaction((tx) => eraseOneOnOnes(tx, { userId: one.userId, email: one.email }, now()))
  expect(await db.privateNote.count({ where: { meetingId: id } })).toBe(0)
  expect((await getOneOnOne(other, id)).comments).toMatchObject([{ comment: 'For both' }])
})

test('an older window overwrites nothing', async () => {
  const { one, id } = await aPair()
  await savePrivateNote(one, { id, seen: '', text: 'From here' })
  await expectRefused(savePrivateNote(one, { id, seen: '', text: 'From there' }), 'conflict')
  await savePrivateNote(one, { id, seen: '', text: 'From here' })
  await savePrivateNote(one, { id, seen: 'From here', text: 'From here, too' })
  expect((await getOneOnOne(one, id)).privateNote?.text).toBe('From here, too')
})
