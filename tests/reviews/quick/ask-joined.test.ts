import { expect, test } from 'vitest'
import { memberActor, systemActor, type Actor } from '@/lib/access/actor'
import { personActor } from '@/lib/access/person'
import { acceptInvitation } from '@/lib/invitations/joining/commands/accept-invitation'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { answerQuickAsk } from '@/lib/reviews/quick/commands/answer-quick-ask'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { askJoined } from '@/lib/reviews/quick/commands/ask-joined'
import { askEverybodyJoined } from '@/lib/reviews/quick/jobs'
import { anInvitation } from '@/tests/factories/invitations'
import { aMember, anAdmin, aPerson } from '@/tests/factories/members'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { toldTo } from '@/tests/factories/respondents'
import { mailsTo } from '@/tests/support/outbox'

/** A quick ask of a colleague and of somebody invited, and how the invited one joins. */
async function anAskOfSomebodyInvited() {
  const admin = await anAdmin()
  const workspace = { id: admin.workspaceId }
  const colleague = await aMember({ workspace })
  const { id: invitationId, email, token } = await anInvitation(admin)
  const { id } = await aQuickAsk(admin, [colleague], { invitationIds: [invitationId] })
  async function join(): Promise<Actor> {
    const { id: userId } = await aPerson({ email })
    await acceptInvitation(await personActor(userId), { token })
    const member = await db.member.findFirstOrThrow({ where: { userId, workspaceId: workspace.id } })
    return memberActor(member.id)
  }
  return { admin, colleague, id, join }
}

const stateOf = async (id: string) => (await db.review.findUniqueOrThrow({ where: { id } })).status

test('is asked once after joining, and until then the question stays open', async () => {
  const { colleague, id, join } = await anAskOfSomebodyInvited()
  await answerQuickAsk(colleague, { reviewId: id, text: 'Well.' })
  expect(await stateOf(id)).toBe('ACTIVE')
  const joined = await join()
  await Promise.all([askEverybodyJoined(), askJoined(systemActor(joined.workspaceId), { id })])
  await askJoined(systemActor(joined.workspaceId), { id })
  expect(await toldTo(joined, 'review.requested')).toEqual([expect.stringMatching(/ asked: How did the demo go\?$/)])
  const requests = (await mailsTo(joined.email)).filter(({ event }) => event === 'review.requested')
  expect(requests).toMatchObject([{ props: { subjectName: null, isQuick: true } }])
  await answerQuickAsk(joined, { reviewId: id, text: 'It was my first one.' })
  expect(await stateOf(id)).toBe('CLOSED')
})

test('nobody is asked who has not joined, nor once it is closed', async () => {
  const { admin, id, join } = await anAskOfSomebodyInvited()
  const system = systemActor(admin.workspaceId)
  expect(await askJoined(system, { id })).toEqual({ id, count: 0 })
  expect(await db.reviewInvitee.count({ where: { reviewId: id } })).toBe(1)
  await closeReview(admin, { id })
  const joined = await join()
  expect(await askJoined(system, { id })).toEqual({ id, count: 0 })
  expect(await toldTo(joined, 'review.requested')).toEqual([])
  expect(await db.reviewInvitee.count({ where: { reviewId: id } })).toBe(0)
})

test('still waits for somebody whose invitation has expired and who is invited anew', async () => {
  const { admin, id } = await anAskOfSomebodyInvited()
  const { email, id: invitationId } = await db.invitation.findFirstOrThrow({
    where: { workspaceId: admin.workspaceId },
  })
  await db.invitation.update({ where: { id: invitationId }, data: { expiresAt: now() } })
  const { token } = await anInvitation(admin, { email })
  const { id: userId } = await aPerson({ email })
  await acceptInvitation(await personActor(userId), { token })
  expect(await askJoined(systemActor(admin.workspaceId), { id })).toEqual({ id, count: 1 })
})

test('who joined and was asked by hand in that minute leaves no second line in the feed', async () => {
  const { admin, id, join } = await anAskOfSomebodyInvited()
  const joined = await join()
  await addRespondents(admin, { id, memberIds: [joined.memberId], teamIds: [], tagIds: [] })
  const lines = () =>
    db.activity.findMany({ where: { memberId: admin.memberId, title: { startsWith: 'You also asked' } } })
  const before = await lines()
  expect(await askJoined(systemActor(admin.workspaceId), { id })).toEqual({ id, count: 0 })
  expect(await lines()).toEqual(before)
})
