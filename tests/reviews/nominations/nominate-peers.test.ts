import { mailsTo } from '@/tests/support/outbox'
import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aNominatedReview } from './circumstances'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { getNominations } from '@/lib/reviews/nominations/queries/get-nominations'
import { expectRefused } from '@/tests/support/refused'
import { anAdmin, aMember, deactivate, aManager } from '@/tests/factories/members'
import { db } from '@/lib/platform/db'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'
import { declineNomination } from '@/lib/reviews/nominations/commands/decline-nomination'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { daysFrom, now } from '@/lib/platform/clock'
import { aTeam } from '@/tests/factories/teams'
import { toldTo } from '@/tests/factories/respondents'

const idsOf = (...actors: { memberId: string }[]) => actors.map(({ memberId }) => memberId)
const proposedTo = async (address: string) =>
  (await mailsTo(address)).filter(({ event }) => event === 'nomination.proposed').length

describe.each(Object.values(Role))('as %s', (role) => {
  test('proposes for what is about oneself, and the creator is told once', async () => {
    const { workspace, creator, subject, review, peers } = await aNominatedReview({ role })
    const input = { id: review.id, memberIds: idsOf(...peers.slice(0, 2)) }
    await Promise.all([nominatePeers(subject, input), nominatePeers(subject, input)])
    await nominatePeers(subject, input)
    const view = await getNominations(creator, review.id)
    expect(view.rows.map(({ memberId, status }) => [memberId, status])).toEqual(
      expect.arrayContaining(input.memberIds.map((memberId) => [memberId, 'PENDING'])),
    )
    expect([view.rows.length, view.can, await proposedTo(creator.email)]).toEqual([
      2,
      { nominate: false, decide: true },
      1,
    ])
    expect((await getNominations(subject, review.id)).can).toEqual({ nominate: true, decide: false })
    expect(workspace.id).toBe(creator.workspaceId)
  })
})

test('a stranger does not find it, and nobody else may, the creator neither', async () => {
  const { workspace, creator, review, peers } = await aNominatedReview()
  const input = { id: review.id, memberIds: idsOf(...peers.slice(0, 2)) }
  await expectRefused(nominatePeers(await anAdmin(), input), 'not-found')
  for (const actor of [await anAdmin({ workspace }), creator, ...peers.slice(0, 1)]) {
    await expectRefused(nominatePeers(actor, input), 'forbidden')
  }
  await expectRefused(getNominations(await anAdmin(), review.id), 'not-found')
  await expectRefused(getNominations(await anAdmin({ workspace }), review.id), 'forbidden')
})

test('as many as were asked for, colleagues who are here, and not oneself', async () => {
  const { workspace, subject, review, peers } = await aNominatedReview()
  const propose = (...people: { memberId: string }[]) =>
    nominatePeers(subject, { id: review.id, memberIds: idsOf(...people) })
  const [one = subject, two = subject, three = subject, four = subject] = peers
  await expectRefused(propose(one), 'invalid', 'memberIds')
  await expectRefused(propose(one, two, three, four), 'invalid', 'memberIds')
  await expectRefused(propose(one, subject), 'invalid', 'memberIds')
  await expectRefused(propose(one, await aMember()), 'invalid')
  const gone = await aMember({ workspace })
  await deactivate(gone)
  await expectRefused(propose(one, gone), 'invalid', 'memberIds')
  expect(await db.reviewNomination.count({ where: { reviewId: review.id } })).toBe(0)
})

test('what nobody has decided can change; what was decided stays', async () => {
  const { creator, subject, review, peers } = await aNominatedReview()
  const [one = subject, two = subject, three = subject, four = subject] = peers
  const propose = (...people: { memberId: string }[]) =>
    nominatePeers(subject, { id: review.id, memberIds: idsOf(...people) })
  const nominationOf = async ({ memberId }: { memberId: string }) =>
    (await db.reviewNomination.findFirstOrThrow({ where: { reviewId: review.id, memberId } })).id
  await propose(one, two)
  await propose(two, three)
  const { rows } = await getNominations(subject, review.id)
  expect(rows.map(({ memberId }) => memberId).toSorted()).toEqual(idsOf(two, three).toSorted())
  await approveNomination(creator, { id: review.id, nominationId: await nominationOf(two) })
  await declineNomination(creator, { id: review.id, nominationId: await nominationOf(three) })
  await expectRefused(propose(one, four), 'invalid', 'memberIds')
  await expectRefused(propose(two, three), 'invalid', 'memberIds')
  await propose(two, four)
})

test('nobody proposes where nobody was asked to, or once it is closed', async () => {
  const { creator, subject, review, peers } = await aNominatedReview()
  const input = { id: review.id, memberIds: idsOf(...peers.slice(0, 2)) }
  await closeReview(creator, review)
  await expectRefused(nominatePeers(subject, input), 'conflict')
  const data = { nominationsMin: null, nominationsMax: null, nominationsApprover: null, status: 'ACTIVE' } as const
  await db.review.update({ where: { id: review.id }, data: { ...data, closedAt: null } })
  await expectRefused(nominatePeers(subject, input), 'conflict')
  await expectRefused(getNominations(subject, review.id), 'not-found')
})

test('past the end nobody proposes, and everybody concerned reads why', async () => {
  const { creator, subject, review, peers } = await aNominatedReview()
  const input = { id: review.id, memberIds: idsOf(...peers.slice(0, 2)) }
  await db.review.update({ where: { id: review.id }, data: { closesAt: daysFrom(now(), -1) } })
  await expectRefused(nominatePeers(subject, input), 'conflict')
  expect(await db.reviewNomination.count({ where: { reviewId: review.id } })).toBe(0)
  for (const viewer of [subject, creator]) {
    const { can, blockedReason } = await getNominations(viewer, review.id)
    expect([can, blockedReason]).toEqual([{ nominate: false, decide: false }, expect.stringContaining('close date')])
  }
  await db.review.update({ where: { id: review.id }, data: { closesAt: daysFrom(now(), 1) } })
  await nominatePeers(subject, input)
})

test('where a manager decides, they are told; where there is none, the creator is', async () => {
  const { workspace, creator, subject, review, peers } = await aNominatedReview({ approver: 'MANAGER' })
  const input = { id: review.id, memberIds: idsOf(...peers.slice(0, 2)) }
  const [lead, manager] = [await aMember({ workspace }), await aManager({ workspace })]
  await aTeam({ workspace, members: [subject], managers: [lead] })
  await nominatePeers(subject, input)
  expect([await proposedTo(creator.email), await proposedTo(lead.email)]).toEqual([1, 0])
  await aTeam({ workspace, members: [subject], managers: [manager] })
  await nominatePeers(subject, { ...input, memberIds: idsOf(...peers.slice(0, 3)) })
  expect([await proposedTo(creator.email), await proposedTo(manager.email)]).toEqual([1, 1])
  expect(await toldTo(manager, 'nomination.proposed')).toHaveLength(1)
  expect((await getNominations(manager, review.id)).can.decide).toBe(true)
  // Who runs it sees how it goes, and leaves the decision to the manager.
  expect((await getNominations(creator, review.id)).can).toEqual({ nominate: false, decide: false })
})
