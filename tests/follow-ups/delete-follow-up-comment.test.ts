import { expect, test } from 'vitest'
import { commentOnFollowUp } from '@/lib/follow-ups/commands/comment-on-follow-up'
import { deleteFollowUpComment } from '@/lib/follow-ups/commands/delete-follow-up-comment'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUpBetween, followUpNow } from '@/tests/factories/follow-ups'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'

test('removes the writer’s own comment alone', async () => {
  const { organizer, guest, id } = await aFollowUpBetween()
  const { id: commentId } = await commentOnFollowUp(guest, { madeId: randomId(), id, comment: 'Ready.' })
  await expectRefused(deleteFollowUpComment(organizer, { id, commentId }), 'forbidden')
  await deleteFollowUpComment(guest, { id, commentId })
  await deleteFollowUpComment(guest, { id, commentId })
  expect((await followUpNow({ id })).comments).toEqual([])
  expect(await toldTo(organizer, 'follow-up.commented')).toEqual([])
})
