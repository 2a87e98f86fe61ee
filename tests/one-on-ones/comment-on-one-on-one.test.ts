import { expect, test } from 'vitest'
import { commentOnOneOnOne } from '@/lib/one-on-ones/commands/comment-on-one-on-one'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aPair } from '@/tests/factories/one-on-ones'
import { toldTo } from '@/tests/factories/respondents'
import { expectMadeOnce } from '@/tests/support/pressed'

test('a comment pressed twice is made once', async () => {
  const { one, id } = await aPair()
  await expectMadeOnce(
    (madeId) => commentOnOneOnOne(one, { madeId, id, comment: 'Once' }),
    () => db.oneOnOneComment.count({ where: { meetingId: id } }),
    (madeId) => commentOnOneOnOne(one, { madeId, id, comment: 'Changed' }),
  )
})

test('tells the other person, once', async () => {
  const { one, other, id } = await aPair()
  const input = { madeId: randomId(), id, comment: 'See you there.' }
  for (const _press of [1, 2]) await commentOnOneOnOne(one, input)
  expect(await toldTo(other, 'one-on-one.commented')).toEqual([
    'Priya Nair commented on your one-on-one: See you there.',
  ])
  expect(await toldTo(one, 'one-on-one.commented')).toEqual([])
})
