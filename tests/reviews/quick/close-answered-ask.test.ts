import { expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { revokeInvitation } from '@/lib/invitations/commands/revoke-invitation'
import { db } from '@/lib/platform/db'
import { answerQuickAsk } from '@/lib/reviews/quick/commands/answer-quick-ask'
import { closeAnsweredAsk } from '@/lib/reviews/quick/commands/close-answered-ask'
import { closeAnsweredAsks } from '@/lib/reviews/quick/jobs'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { anInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { placeOf } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

const stateOf = async (id: string) => (await db.review.findUniqueOrThrow({ where: { id } })).status
const answer = (actor: Actor, reviewId: string) => answerQuickAsk(actor, { reviewId, text: 'Well.' })

async function anAsk() {
  const creator = await anAdmin()
  const workspace = { id: creator.workspaceId }
  const [first, second] = [await aMember({ workspace }), await aMember({ workspace })]
  const { id: invitationId } = await anInvitation(creator)
  const { id } = await aQuickAsk(creator, [first, second], { invitationIds: [invitationId] })
  return { creator, first, second, invitationId, id }
}

test('closes once, when the last people it waited for have dropped out after the others answered', async () => {
  const { creator, first, second, invitationId, id } = await anAsk()
  await answer(first, id)
  await optOutOfReview(second, { reviewId: id })
  await closeAnsweredAsks()
  expect(await stateOf(id)).toBe('ACTIVE')
  await revokeInvitation(creator, { id: invitationId })
  await Promise.all([closeAnsweredAsks(), closeAnsweredAsks()])
  expect(await stateOf(id)).toBe('CLOSED')
  const system = systemActor(creator.workspaceId)
  expect(await closeAnsweredAsk(system, { id })).toEqual({ isClosed: false })
  const where = { memberId: creator.memberId, key: { startsWith: 'review.closed' } }
  expect(await db.activity.findMany({ where, select: { title: true } })).toEqual([
    { title: '“How did the demo go?” is closed: 1 of 2 people answered' },
  ])
})

test('closes after the removal of the last one waited for', async () => {
  const { creator, first, second, invitationId, id } = await anAsk()
  await revokeInvitation(creator, { id: invitationId })
  await answer(first, id)
  await removeRespondent(creator, { id, assigneeId: (await placeOf({ id }, second)).id })
  await closeAnsweredAsks()
  expect(await stateOf(id)).toBe('CLOSED')
})

test('stays open without an answer', async () => {
  const { creator, first, second, invitationId, id } = await anAsk()
  await revokeInvitation(creator, { id: invitationId })
  for (const one of [first, second]) await optOutOfReview(one, { reviewId: id })
  await closeAnsweredAsks()
  expect(await stateOf(id)).toBe('ACTIVE')
})

test('closes once who asked has left, because nobody would read the answers, and asks nobody any longer', async () => {
  const { creator, first, second, id } = await anAsk()
  await answer(first, id)
  await deactivate(creator)
  await Promise.all([closeAnsweredAsks(), closeAnsweredAsks()])
  expect(await stateOf(id)).toBe('CLOSED')
  await expectRefused(answer(second, id), 'conflict')
  const unread = { memberId: second.memberId, readAt: null, key: { startsWith: `review.requested:${id}` } }
  expect([await db.notification.count({ where: unread }), await mailsTo(second.email)]).toEqual([0, []])
})
