import { expect, test } from 'vitest'
import { deleteApplauseComment } from '@/lib/applause/commands/delete-applause-comment'
import { getApplause } from '@/lib/applause/queries/get-applause'
import { anApplause, anApplauseCircle, anApplauseComment } from '@/tests/factories/applause'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'

test('the writer deletes a comment, and nobody else; a second press changes nothing', async () => {
  const { giver, tom, admin } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  const commentId = await anApplauseComment(tom, id)
  for (const other of [giver, admin]) await expectRefused(deleteApplauseComment(other, { id, commentId }), 'forbidden')
  for (const _ of [1, 2]) await deleteApplauseComment(tom, { id, commentId })
  expect((await getApplause(giver, id)).comments).toEqual([])
  expect(await toldTo(giver, 'applause.commented')).toEqual([])
})
