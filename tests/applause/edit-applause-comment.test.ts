import { expect, test } from 'vitest'
import { editApplauseComment } from '@/lib/applause/commands/edit-applause-comment'
import { getApplause } from '@/lib/applause/queries/get-applause'
import { randomId } from '@/lib/shared/randomness'
import { anApplause, anApplauseCircle, anApplauseComment } from '@/tests/factories/applause'
import { toldTo } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'

test('an edit tells people it mentions anew, and rejects people who can’t read it', async () => {
  const { giver, tom, lena } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  const commentId = await anApplauseComment(tom, id, 'Thanks')
  const mentionedIds = [giver.memberId, lena.memberId]
  await editApplauseComment(tom, { id, commentId, comment: 'Thanks @Lena Vogt', mentionedIds })
  expect(await toldTo(lena, 'applause.commented')).toEqual(['Tom Reed mentioned you on applause: Thanks @Lena Vogt'])
  expect(await toldTo(giver, 'applause.commented')).toEqual(['Tom Reed commented on applause: Thanks @Lena Vogt'])
  const hidden = await anApplause(giver, [tom], { isPublic: false })
  const change = { id: hidden.id, commentId: await anApplauseComment(tom, hidden.id), comment: 'Hi', mentionedIds }
  await expectRefused(editApplauseComment(tom, change), 'invalid', 'comment')
})

test('the writer changes a comment, marked as edited, and nobody else', async () => {
  const { giver, tom, admin } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  const commentId = await anApplauseComment(tom, id, 'Thnaks')
  await editApplauseComment(tom, { id, commentId, comment: 'Thanks' })
  expect((await getApplause(giver, id)).comments).toMatchObject([{ comment: 'Thanks', isEdited: true }])
  expect(await toldTo(giver, 'applause.commented')).toEqual(['Tom Reed commented on applause: Thanks'])
  for (const other of [giver, admin])
    await expectRefused(editApplauseComment(other, { id, commentId, comment: 'Mine' }), 'forbidden')
  await expectRefused(editApplauseComment(tom, { id, commentId: randomId(), comment: 'Gone' }), 'not-found')
})
