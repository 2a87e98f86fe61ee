import { afterEach, describe, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { at, firstMonday, aSeries, secondMonday, occurrencesOf } from '@/tests/factories/series'
import { aCircle, aboutPerson } from '@/tests/factories/reviews'
import { aMember, deactivate } from '@/tests/factories/members'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { db } from '@/lib/platform/db'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'
import { expectRefused } from '@/tests/support/refused'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

const thirdMonday = '2026-11-02T08:00:00Z'

/** A weekly review about somebody who proposed so many of their peers, all of them approved. */
async function aProposedSeries(count: number) {
  at(firstMonday)
  const { workspace, creator, asked } = await aCircle(1)
  const subject = await aMember({ workspace })
  const peers = await Promise.all([1, 2, 3, 4].map(() => aMember({ workspace })))
  const nominations = { min: 2, max: 3, approver: 'CREATOR' as const }
  const form = { asked, ...aboutPerson(subject), nominations, timeZone: 'Europe/Berlin' }
  const { id, review } = await aSeries(creator, form)
  const memberIds = peers.slice(0, count).map(({ memberId }) => memberId)
  await nominatePeers(subject, { id: review.id, memberIds })
  const proposed = await db.reviewNomination.findMany({ where: { reviewId: review.id } })
  for (const { id: nominationId } of proposed) await approveNomination(creator, { id: review.id, nominationId })
  const everybody = [...memberIds, ...asked.map(({ memberId }) => memberId)].toSorted()
  return { workspace, creator, subject, peers, id, review, everybody }
}

describe('peers who were approved', () => {
  test('are asked again as peers in every round, though nobody is proposed anew', async () => {
    const { creator, peers, id, everybody } = await aProposedSeries(3)
    for (const moment of [secondMonday, thirdMonday]) {
      at(moment)
      await repeatReview(creator, { id })
    }
    const rounds = await occurrencesOf(id)
    expect(rounds.map(({ asked }) => asked)).toEqual([everybody, everybody, everybody])
    for (const { id: reviewId } of rounds) {
      const where = { reviewId, memberId: { in: peers.map(({ memberId }) => memberId) } }
      const places = await db.reviewAssignee.findMany({ where, select: { relationship: true } })
      expect(places).toEqual(Array.from({ length: 3 }, () => ({ relationship: 'PEER' })))
    }
  })

  test('count towards the most that can be proposed, and stay on the list', async () => {
    const { creator, subject, peers, id } = await aProposedSeries(2)
    at(secondMonday)
    const next = await repeatReview(creator, { id })
    const ids = peers.map(({ memberId }) => memberId)
    const propose = (memberIds: string[]) => nominatePeers(subject, { id: next?.id ?? '', memberIds })
    await expectRefused(propose(ids), 'invalid')
    await expectRefused(propose(ids.slice(1, 3)), 'invalid')
    await propose(ids.slice(0, 3))
    const stored = await db.reviewNomination.findMany({ where: { reviewId: next?.id ?? '' } })
    expect(stored.map(({ status }) => status).toSorted()).toEqual(['APPROVED', 'APPROVED', 'PENDING'])
  })

  test('are not asked again once they left, and leave their place to somebody else', async () => {
    const { creator, subject, peers, id } = await aProposedSeries(3)
    const [gone, ...others] = peers
    if (gone) await deactivate(gone)
    at(secondMonday)
    const next = await repeatReview(creator, { id })
    expect((await occurrencesOf(id))[1]?.asked).not.toContain(gone?.memberId)
    await nominatePeers(subject, { id: next?.id ?? '', memberIds: others.map(({ memberId }) => memberId) })
  })
})

test.each([
  ['while there is room', 2, 1],
  ['but not once there is none', 3, 0],
] as const)('whom it is about is asked to propose more in the next round, %s', async (_, count, mails) => {
  const { creator, subject, id } = await aProposedSeries(count)
  at(secondMonday)
  await repeatReview(creator, { id })
  const requests = (await mailsTo(subject.email)).filter(({ event }) => event === 'nomination.requested')
  expect(requests).toHaveLength(mails)
})
