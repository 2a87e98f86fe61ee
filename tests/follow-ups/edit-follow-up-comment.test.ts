import { expect, test } from 'vitest'
import { commentOnFollowUp } from '@/lib/follow-ups/commands/comment-on-follow-up'
import { editFollowUpComment } from '@/lib/follow-ups/commands/edit-follow-up-comment'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUpBetween, followUpNow } from '@/tests/factories/follow-ups'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'

test('changes the writer’s own comment and marks it as edited', async () => {
  const { organizer, guest, id } = await aFollowUpBetween()
  const { id: commentId } = await commentOnFollowUp(guest, { madeId: randomId(), id, comment: 'Redy.' })
  const input = { id, commentId, comment: 'Ready.' }
  await expectRefused(editFollowUpComment(organizer, input), 'forbidden')
  await expectRefused(editFollowUpComment(guest, { ...input, commentId: randomId() }), 'not-found')
  await editFollowUpComment(guest, { ...input, comment: 'Redy.' })
  expect((await followUpNow({ id })).comments[0]?.editedAt).toBeNull()
  await editFollowUpComment(guest, input)
  expect((await followUpNow({ id })).comments).toMatchObject([{ comment: 'Ready.', editedAt: expect.any(Date) }])
  expect(await toldTo(organizer, 'follow-up.commented')).toEqual([expect.stringMatching(/”: Ready\.$/)])
})
