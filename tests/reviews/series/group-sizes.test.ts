import { afterEach, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { at, firstMonday, aSeries, secondMonday, occurrencesOf } from '@/tests/factories/series'
import { aCircle, aboutPerson } from '@/tests/factories/reviews'
import { aMember, deactivate } from '@/tests/factories/members'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { db } from '@/lib/platform/db'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'
import { refusalOf } from '@/tests/support/refused'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'

afterEach(() => setClock())

/**
 * A weekly anonymous review about somebody, which asks one peer by name, and those whom they proposed, at least two of them,
 * all of them approved. Then the one by name leaves.
 */
async function aProposedSeries(count: number) {
  at(firstMonday)
  const { workspace, creator, asked } = await aCircle(1)
  const [named = creator] = asked
  const subject = await aMember({ workspace })
  const { id, review } = await aSeries(creator, {
    asked,
    ...aboutPerson(subject),
    anonymity: 'ANONYMOUS',
    timeZone: 'Europe/Berlin',
    relationships: { [named.memberId]: 'PEER' },
    nominations: { min: 2, max: 4, approver: 'CREATOR' },
  })
  const peers = await Promise.all(Array.from({ length: count }, () => aMember({ workspace })))
  await nominatePeers(subject, { id: review.id, memberIds: peers.map(({ memberId }) => memberId) })
  const proposed = await db.reviewNomination.findMany({ where: { reviewId: review.id } })
  for (const { id: nominationId } of proposed) await approveNomination(creator, { id: review.id, nominationId })
  await deactivate(named)
  at(secondMonday)
  return { creator, id }
}

test('two peers of the round before fill the two places that are to be proposed, so a third is missing', async () => {
  const { creator, id } = await aProposedSeries(2)
  const { code, message } = await refusalOf(repeatReview(creator, { id }))
  expect(code).toBe('invalid')
  expect(message).toContain('2')
  expect(await occurrencesOf(id)).toHaveLength(1)
})

test.each([3, 4])('%d of them can stay unknown among each other', async (count) => {
  const { creator, id } = await aProposedSeries(count)
  await repeatReview(creator, { id })
  expect((await occurrencesOf(id))[1]?.asked).toHaveLength(count)
})
