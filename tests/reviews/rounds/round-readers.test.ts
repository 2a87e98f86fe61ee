import { expect, test } from 'vitest'
import { aMember } from '@/tests/factories/members'
import { aCircle } from '@/tests/factories/reviews'
import { aRound } from '@/tests/factories/series'
import { mailsTo } from '@/tests/support/outbox'

test('the mail of a round names every reader, also those who are subjects', async () => {
  const { workspace, creator, asked } = await aCircle(1)
  const [giver = creator] = asked
  const [ann, bo] = [await aMember({ workspace, firstName: 'Ann', lastName: 'Reads' }), await aMember({ workspace })]
  await aRound(creator, { asked: [giver], subjects: [ann, bo], sharedWithIds: [ann.memberId] })
  const [mail] = await mailsTo(giver.email)
  expect(mail?.event).toBe('round.requested')
  expect(mail?.props['privacySentence']).toContain('Ann Reads')
})
