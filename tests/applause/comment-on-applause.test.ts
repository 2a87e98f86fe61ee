import { expect, test } from 'vitest'
import { commentOnApplause } from '@/lib/applause/commands/comment-on-applause'
import { getApplause } from '@/lib/applause/queries/get-applause'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { aMember } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused, refusalOf } from '@/tests/support/refused'

const saying = (id: string, mentionedIds: string[] = []) => ({
  madeId: randomId(),
  id,
  comment: 'Well said.',
  mentionedIds,
})

test('tells the giver and those thanked once, and makes one comment of two presses', async () => {
  const { giver, tom, lena, colleague } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  const said = saying(id)
  for (const _ of [1, 2]) await commentOnApplause(tom, said)
  expect(await toldTo(giver, 'applause.commented')).toEqual(['Tom Reed commented on applause: Well said.'])
  for (const other of [tom, lena, colleague]) expect(await toldTo(other, 'applause.commented')).toEqual([])
  await expectMadeOnce(
    (madeId) => commentOnApplause(tom, { ...said, madeId }),
    () => db.applauseComment.count({ where: { applauseId: id } }),
    (madeId) => commentOnApplause(tom, { ...said, madeId, comment: 'Changed' }),
  )
  expect((await getApplause(giver, id)).comments[0]).toMatchObject({ comment: 'Well said.', by: { name: 'Tom Reed' } })
})

test('tells those mentioned, and rejects a mention of somebody who cannot read it', async () => {
  const { giver, tom, lena } = await anApplauseCircle()
  const open = await anApplause(giver, [tom])
  await commentOnApplause(tom, saying(open.id, [lena.memberId]))
  expect(await toldTo(lena, 'applause.commented')).toEqual(['Tom Reed mentioned you on applause: Well said.'])
  const hidden = await anApplause(giver, [tom], { isPublic: false })
  const { code, fields } = await refusalOf(commentOnApplause(tom, saying(hidden.id, [lena.memberId])))
  expect([code, fields]).toEqual(['invalid', { comment: 'Lena Vogt can’t read this. Remove the mention.' }])
  const stranger = saying(hidden.id, [(await aMember()).memberId])
  expect((await refusalOf(commentOnApplause(tom, stranger))).message).toMatch(/^A person you mentioned can’t/)
  expect(await db.applauseComment.count({ where: { applauseId: hidden.id } })).toBe(0)
})

test('rejects the id of another’s comment', async () => {
  const { giver, tom } = await anApplauseCircle()
  const { id } = await anApplause(giver, [tom])
  const said = saying(id)
  await commentOnApplause(tom, said)
  await expectRefused(commentOnApplause(giver, said), 'not-found')
})
