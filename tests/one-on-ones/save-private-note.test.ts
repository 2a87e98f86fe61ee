import { expect, test } from 'vitest'
import { savePrivateNote } from '@/lib/one-on-ones/commands/save-private-note'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { listHistory } from '@/lib/one-on-ones/queries/list-history'
import { aPair } from '@/tests/factories/one-on-ones'

test('each of the two reads their own note and never the other’s', async () => {
  const { one, other, id } = await aPair()
  await savePrivateNote(one, { id, text: 'First' })
  await savePrivateNote(one, { id, text: 'Ask about the move' })
  expect((await getOneOnOne(one, id)).privateNote?.text).toBe('Ask about the move')
  expect((await getOneOnOne(other, id)).privateNote).toBeNull()
  expect((await listHistory(other, one.memberId, { search: 'move' })).meetings.rows).toEqual([])
})
