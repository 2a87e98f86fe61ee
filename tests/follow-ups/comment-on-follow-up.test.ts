import { expect, test } from 'vitest'
import { commentOnFollowUp } from '@/lib/follow-ups/commands/comment-on-follow-up'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { aFollowUpBetween } from '@/tests/factories/follow-ups'
import { toldTo } from '@/tests/factories/respondents'
import { expectMadeOnce } from '@/tests/support/pressed'
import { expectRefused } from '@/tests/support/refused'

test('tells the others once, and makes one comment of two presses', async () => {
  const { organizer, guest, id } = await aFollowUpBetween({ title: 'Launch' })
  const said = { madeId: randomId(), id, comment: 'Ready.' }
  await commentOnFollowUp(guest, said)
  await commentOnFollowUp(guest, said)
  expect(await toldTo(organizer, 'follow-up.commented')).toEqual(['Gus Nair commented on “Launch”: Ready.'])
  expect(await toldTo(guest, 'follow-up.commented')).toEqual([])
  const inSlack = { memberId: organizer.memberId, brief: 'Gus Nair commented on “Launch”' }
  expect(await db.notification.count({ where: inSlack })).toBe(1)
  await expectMadeOnce(
    (madeId) => commentOnFollowUp(guest, { ...said, madeId }),
    () => db.followUpComment.count({ where: { followUpId: id } }),
    (madeId) => commentOnFollowUp(guest, { ...said, madeId, comment: 'Ready!' }),
  )
})

test('rejects the id of another’s comment, and everybody who is not invited', async () => {
  const { organizer, guest, colleague, id } = await aFollowUpBetween()
  const said = { madeId: randomId(), id, comment: 'Ready.' }
  await commentOnFollowUp(guest, said)
  await expectRefused(commentOnFollowUp(organizer, said), 'not-found')
  await expectRefused(commentOnFollowUp(colleague, { ...said, madeId: randomId() }), 'not-found')
})
