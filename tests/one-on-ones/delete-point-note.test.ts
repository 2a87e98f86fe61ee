import { expect, test } from 'vitest'
import { deletePointNote } from '@/lib/one-on-ones/commands/delete-point-note'
import { db } from '@/lib/platform/db'
import { aNote, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { expectRefused } from '@/tests/support/refused'

test('its author deletes a note, once; the other does not', async () => {
  const { one, other, pairId } = await aPair()
  const pointId = await aPoint(other, pairId)
  const noteId = await aNote(one, pairId, pointId)
  await expectRefused(deletePointNote(other, { id: pairId, noteId }), 'forbidden')
  for (const _press of [1, 2]) await deletePointNote(one, { id: pairId, noteId })
  expect(await db.talkingPointNote.count({ where: { pointId } })).toBe(0)
})
