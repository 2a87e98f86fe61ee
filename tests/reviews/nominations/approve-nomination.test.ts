import { storedOf, aResponse } from '@/tests/factories/reviews'
import { mailsTo } from '@/tests/support/outbox'
import { test, expect, describe } from 'vitest'
import { someNominations } from './circumstances'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'
import { toldTo, placeOf, chosenByName } from '@/tests/factories/respondents'
import { aTeam } from '@/tests/factories/teams'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { declineNomination } from '@/lib/reviews/nominations/commands/decline-nomination'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { db } from '@/lib/platform/db'
import { daysFrom, now } from '@/lib/platform/clock'

const none = { id: '', nominationId: '' }
const askedCount = async (id: string) => (await storedOf(id)).review.askedCount
const requestsTo = async ({ email }: { email: string }) =>
  (await mailsTo(email)).filter(({ event }) => event === 'review.requested').length

test('whom the creator approves is asked, in the creator’s name and once; the subject hears of it', async () => {
  const { creator, subject, review, peers, inputs } = await someNominations()
  const [input = none] = inputs
  await Promise.all([approveNomination(creator, input), approveNomination(creator, input)])
  await approveNomination(creator, input)
  const [peer = creator] = peers
  expect([await askedCount(review.id), await requestsTo(peer)]).toEqual([4, 1])
  expect((await mailsTo(peer.email))[0]?.props['askerName']).toBe('Mira Stone')
  expect(await toldTo(subject, 'nomination.decided')).toEqual([expect.stringContaining('was approved: ')])
  await aResponse(peer, review)
})

test('they answer as peers, as which they were proposed, unless a team they share says otherwise', async () => {
  const { workspace, creator, subject, review, peers, inputs } = await someNominations({ count: 3 })
  const [stranger = creator, manager = creator, report = creator] = peers
  await aTeam({ workspace, members: [subject], managers: [manager] })
  await aTeam({ workspace, members: [report], managers: [subject] })
  for (const input of inputs) await approveNomination(creator, input)
  const relationshipTo = async (person: typeof creator) => (await placeOf(review, person)).relationship
  expect(await Promise.all([stranger, manager, report].map(relationshipTo))).toEqual(['PEER', 'MANAGER', 'REPORT'])
})

describe.each(['Admin', 'Manager'] as const)('as %s', (role) => {
  test('a manager of the person decides where the review says so', async () => {
    const { workspace, creator, subject, review, inputs } = await someNominations({ approver: 'MANAGER' })
    const manager = await aMember({ workspace, role })
    await aTeam({ workspace, members: [subject], managers: [manager] })
    const [input = none] = inputs
    await expectRefused(approveNomination(creator, input), 'forbidden')
    await approveNomination(manager, input)
    expect(await askedCount(review.id)).toBe(4)
  })
})

test('a Member who leads a team of the person decides nothing, and the creator does', async () => {
  const { workspace, creator, subject, review, inputs } = await someNominations({ approver: 'MANAGER' })
  const lead = await aMember({ workspace })
  await aTeam({ workspace, members: [subject], managers: [lead] })
  const [input = none] = inputs
  await expectRefused(approveNomination(lead, input), 'forbidden')
  await approveNomination(creator, input)
  expect(await askedCount(review.id)).toBe(4)
})

test('a stranger does not find it, and nobody else may, the subject neither', async () => {
  const { workspace, subject, peers, review, inputs } = await someNominations()
  const [input = none] = inputs
  await expectRefused(approveNomination(await anAdmin(), input), 'not-found')
  for (const actor of [await anAdmin({ workspace }), subject, ...peers.slice(0, 1)]) {
    await expectRefused(approveNomination(actor, input), 'forbidden')
  }
  expect(await askedCount(review.id)).toBe(3)
})

test('a proposal of another review is none of this one', async () => {
  const { creator, inputs } = await someNominations()
  const other = await someNominations()
  const [{ nominationId } = none] = other.inputs
  await expectRefused(approveNomination(creator, { ...(inputs[0] ?? none), nominationId }), 'not-found')
})

test('what was declined, and what is closed, stays so', async () => {
  const { creator, review, inputs } = await someNominations()
  const [first = none, second = none] = inputs
  await declineNomination(creator, first)
  await expectRefused(approveNomination(creator, first), 'conflict')
  await closeReview(creator, review)
  await expectRefused(approveNomination(creator, second), 'conflict')
})

test('who is asked already is not asked twice, and who left cannot be asked', async () => {
  const { creator, review, peers, inputs } = await someNominations()
  const [first = creator, second = creator] = peers
  await addRespondents(creator, { id: review.id, ...chosenByName(first) })
  await approveNomination(creator, inputs[0] ?? none)
  expect([await askedCount(review.id), await requestsTo(first)]).toEqual([4, 1])
  await deactivate(second)
  await expectRefused(approveNomination(creator, inputs[1] ?? none), 'invalid')
  expect(await db.reviewNomination.count({ where: { reviewId: review.id, status: 'PENDING' } })).toBe(1)
})

test('a member’s feedback stays within what a member may ask', async () => {
  const { workspace, creator, review, inputs } = await someNominations()
  const more = await Promise.all(Array.from({ length: 17 }, () => aMember({ workspace })))
  await addRespondents(creator, { id: review.id, ...chosenByName(...more) })
  await db.member.update({ where: { id: creator.memberId }, data: { role: 'Member' } })
  const refusal = await refusalOf(approveNomination(creator, inputs[0] ?? none))
  // Whoever decides may be somebody else, who can ask more.
  expect([refusal.code, refusal.message]).toEqual([
    'conflict',
    'This feedback has reached its limit of 20 people, so nobody else can be approved.',
  ])
  expect(await askedCount(review.id)).toBe(20)
})

test('once anonymous answers have arrived, the approved are asked three together', async () => {
  const { creator, asked, review, peers, inputs } = await someNominations({
    count: 3,
    form: { anonymity: 'ANONYMOUS' },
  })
  for (const person of asked) await aResponse(person, review)
  const [first = none, second = none, third = none] = inputs
  await approveNomination(creator, first)
  await approveNomination(creator, second)
  expect(await askedCount(review.id)).toBe(3)
  await approveNomination(creator, third)
  expect(await askedCount(review.id)).toBe(6)
  expect(await Promise.all(peers.slice(0, 3).map(requestsTo))).toEqual([1, 1, 1])
})

test('past the end nobody more is asked, and the proposal waits', async () => {
  const { creator, review, inputs } = await someNominations()
  await db.review.update({ where: { id: review.id }, data: { closesAt: daysFrom(now(), -1) } })
  await expectRefused(approveNomination(creator, inputs[0] ?? none), 'conflict')
  await expectRefused(declineNomination(creator, inputs[0] ?? none), 'conflict')
  expect(await db.reviewNomination.count({ where: { reviewId: review.id, status: 'PENDING' } })).toBe(2)
})

test('an approved colleague who leaves while they wait for the others keeps nobody from being asked', async () => {
  const form = { anonymity: 'ANONYMOUS' } as const
  const { creator, asked, review, peers, inputs } = await someNominations({ count: 3, form })
  for (const person of asked) await aResponse(person, review)
  const [first = none, second = none, third = none] = inputs
  await approveNomination(creator, first)
  await deactivate(peers[0] ?? creator)
  await approveNomination(creator, second)
  await approveNomination(creator, third)
  expect(await askedCount(review.id)).toBe(3)
  const states = await db.reviewNomination.findMany({ where: { reviewId: review.id }, select: { status: true } })
  expect(states.map(({ status }) => status)).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
})
