import { afterEach, describe, test, expect } from 'vitest'
import { setClock, now } from '@/lib/platform/clock'
import { at, occurrencesOf, storedSeries, firstMonday, aSeries, secondMonday } from '@/tests/factories/series'
import { sendDueOccurrences } from '@/lib/reviews/series/jobs'
import { db } from '@/lib/platform/db'
import { aCircle, aboutPerson } from '@/tests/factories/reviews'
import { aMember, deactivate } from '@/tests/factories/members'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'
import { declineFutureRounds } from '@/lib/reviews/responses/commands/decline-future-rounds'
import { rejoinFutureRounds } from '@/lib/reviews/responses/commands/rejoin-future-rounds'
import { reassignOutdated } from '@/lib/reviews/respondents/jobs'
import { aTeam } from '@/tests/factories/teams'
import type { Actor } from '@/lib/access/actor'

afterEach(() => setClock())

const [thirdMonday, fourthMonday] = ['2026-11-02T08:00:00Z', '2026-11-09T08:00:00Z']

async function send(monday: string) {
  at(monday)
  await sendDueOccurrences(new Date(monday))
}

/** How many of each group every round asks, with what ended the series. */
async function roundsOf(id: string) {
  const reviews = await occurrencesOf(id)
  const groups = await Promise.all(
    reviews.map(async ({ id: reviewId }) => {
      const where = { reviewId, removedAt: null }
      const places = await db.reviewAssignee.groupBy({ by: ['relationship'], where, _count: true })
      return Object.fromEntries(places.map(({ relationship, _count }) => [relationship, _count]))
    }),
  )
  return { groups, endedReason: (await storedSeries(id)).endedReason }
}

/** A weekly review about somebody who proposed four peers, all of them approved. */
async function aProposed(anonymity: 'ANONYMOUS' | 'CONFIDENTIAL') {
  at(firstMonday)
  const { workspace, creator } = await aCircle(0)
  const subject = await aMember({ workspace })
  const nominations = { min: 3, max: 4, approver: 'CREATOR' as const }
  const form = { asked: [], ...aboutPerson(subject), anonymity, nominations, timeZone: 'Europe/Berlin' }
  const { id, review } = await aSeries(creator, form)
  const peers = await Promise.all([1, 2, 3, 4].map(() => aMember({ workspace })))
  await nominatePeers(subject, { id: review.id, memberIds: peers.map(({ memberId }) => memberId) })
  const proposed = await db.reviewNomination.findMany({ where: { reviewId: review.id } })
  for (const { id: nominationId } of proposed) await approveNomination(creator, { id: review.id, nominationId })
  const [peer = creator] = peers
  return { id, review, peer }
}

describe.each(['ANONYMOUS', 'CONFIDENTIAL'] as const)('%s: a peer whom the subject had proposed', (anonymity) => {
  test('and who declined and changed their mind is a peer again', async () => {
    const { id, review, peer } = await aProposed(anonymity)
    await declineFutureRounds(peer, { reviewId: review.id })
    await send(secondMonday)
    await rejoinFutureRounds(peer, { reviewId: review.id })
    await send(thirdMonday)
    expect(await roundsOf(id)).toEqual({ groups: [{ PEER: 4 }, { PEER: 3 }, { PEER: 4 }], endedReason: null })
    const approvals = await db.reviewNomination.count({ where: { review: { seriesId: id }, memberId: peer.memberId } })
    expect(approvals).toBe(2)
  })

  test('and who was away for a round is a peer again', async () => {
    const { id, peer } = await aProposed(anonymity)
    await deactivate(peer)
    await reassignOutdated(now())
    await send(secondMonday)
    await db.member.update({ where: { id: peer.memberId }, data: { status: 'ACTIVE' } })
    await send(thirdMonday)
    expect(await roundsOf(id)).toEqual({ groups: [{ PEER: 3 }, { PEER: 3 }, { PEER: 4 }], endedReason: null })
  })
})

/** A weekly anonymous review about somebody that asks four peers and three reports. */
async function aMixed() {
  at(firstMonday)
  const { workspace, creator, asked } = await aCircle(7)
  const subject = await aMember({ workspace })
  const [reports, peers] = [asked.slice(0, 3), asked.slice(3)]
  const team = await aTeam({ workspace, members: [subject] })
  const groupOf = (person: Actor) => (reports.includes(person) ? ('REPORT' as const) : ('PEER' as const))
  const { id, review } = await aSeries(creator, {
    asked,
    teamIds: [team.id],
    ...aboutPerson(subject),
    anonymity: 'ANONYMOUS',
    timeZone: 'Europe/Berlin',
    relationships: Object.fromEntries([...reports, ...peers].map((person) => [person.memberId, groupOf(person)])),
  })
  return { workspace, team, id, review, reports }
}

test('who would stand out among anonymous answers waits until enough of their group come, and ends no series', async () => {
  const { id, review, reports } = await aMixed()
  const [first, ...others] = reports
  if (!first) throw new Error('Three reports were asked.')
  for (const report of reports) await declineFutureRounds(report, { reviewId: review.id })
  await send(secondMonday)
  await rejoinFutureRounds(first, { reviewId: review.id })
  await send(thirdMonday)
  for (const report of others) await rejoinFutureRounds(report, { reviewId: review.id })
  await send(fourthMonday)
  const all = { PEER: 4, REPORT: 3 }
  expect(await roundsOf(id)).toEqual({ groups: [all, { PEER: 4 }, { PEER: 4 }, all], endedReason: null })
})

test('who joins a team and would stand out is left out, and those who would not are asked', async () => {
  const { workspace, team, id } = await aMixed()
  const [manager, peer] = [await aMember({ workspace }), await aMember({ workspace })]
  const place = { workspaceId: workspace.id, teamId: team.id }
  await db.teamMember.createMany({
    data: [
      { ...place, memberId: manager.memberId, isManager: true },
      { ...place, memberId: peer.memberId },
    ],
  })
  await send(secondMonday)
  const all = { PEER: 4, REPORT: 3 }
  expect(await roundsOf(id)).toEqual({ groups: [all, { PEER: 5, REPORT: 3 }], endedReason: null })
})
