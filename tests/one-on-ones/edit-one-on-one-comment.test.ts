import { expect, test } from 'vitest'
import { editOneOnOneComment } from '@/lib/one-on-ones/commands/edit-one-on-one-comment'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { db } from '@/lib/platform/db'
import { aPair, aPairComment } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'

test('its author changes a comment, which is marked; the other does not', async () => {
  const { one, other, id } = await aPair()
  const commentId = await aPairComment(one, id)
  await expectRefused(editOneOnOneComment(other, { id, commentId, comment: 'Theirs' }), 'forbidden')
  await editOneOnOneComment(one, { id, commentId, comment: 'Clearer' })
  expect((await getOneOnOne(other, id)).comments).toMatchObject([{ comment: 'Clearer', isEdited: true }])
  expect(await toldTo(other, 'one-on-one.commented')).toEqual([expect.stringMatching(/: Clearer$/)])
})

test('nobody changes what the product wrote', async () => {
  const { one, id } = await aPair()
  const commentId = await aPairComment(one, id)
  await db.oneOnOneComment.update({ where: { id: commentId }, data: { isFixed: true } })
  await expectRefused(editOneOnOneComment(one, { id, commentId, comment: 'Mine' }), 'forbidden')
})
