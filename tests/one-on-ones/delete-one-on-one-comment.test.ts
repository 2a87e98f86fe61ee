import { expect, test } from 'vitest'
import { deleteOneOnOneComment } from '@/lib/one-on-ones/commands/delete-one-on-one-comment'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { aPair, aPairComment } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'

test('its author deletes a comment, once; the other does not', async () => {
  const { one, other, id } = await aPair()
  const commentId = await aPairComment(one, id)
  await expectRefused(deleteOneOnOneComment(other, { id, commentId }), 'forbidden')
  for (const _press of [1, 2]) await deleteOneOnOneComment(one, { id, commentId })
  expect((await getOneOnOne(other, id)).comments).toEqual([])
  expect(await toldTo(other, 'one-on-one.commented')).toEqual([])
})
