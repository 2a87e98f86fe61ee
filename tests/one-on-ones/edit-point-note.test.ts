import { expect, test } from 'vitest'
import { editPointNote } from '@/lib/one-on-ones/commands/edit-point-note'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { aNote, aPair, aPoint } from '@/tests/factories/one-on-ones'
import { expectRefused } from '@/tests/support/refused'

test('its author changes a note, which is marked; the other does not', async () => {
  const { one, other, id, pairId } = await aPair()
  const noteId = await aNote(one, pairId, await aPoint(other, pairId))
  await expectRefused(editPointNote(other, { id: pairId, noteId, text: 'Theirs' }), 'forbidden')
  await editPointNote(one, { id: pairId, noteId, text: 'Clearer' })
  const [point] = (await getOneOnOne(other, id)).points
  expect(point?.notes).toMatchObject([{ text: 'Clearer', isEdited: true, can: { change: false } }])
})
