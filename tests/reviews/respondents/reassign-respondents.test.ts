import {
  storedOf,
  aCircle,
  aReview,
  aResponse,
  aRunningReview,
  allAnswers,
  type GivenForm,
} from '@/tests/factories/reviews'
import { systemActor, type Actor } from '@/lib/access/actor'
import { aMember, deactivate } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { expect, test } from 'vitest'
import { placeOf, toldTo, chosenByName } from '@/tests/factories/respondents'
import { db } from '@/lib/platform/db'
import { reassignRespondents } from '@/lib/reviews/respondents/commands/reassign-respondents'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { reassignOutdated } from '@/lib/reviews/respondents/jobs'
import { now, daysFrom } from '@/lib/platform/clock'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { correctRelationship } from '@/lib/reviews/respondents/commands/correct-relationship'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { expectRefused } from '@/tests/support/refused'
import { aWorkspace } from '@/tests/factories/workspaces'

const idsAsked = async (id: string) =>
  (await storedOf(id)).assignees.filter(({ removedAt }) => removedAt === null).map(({ memberId }) => memberId)

/** A review about somebody, asked of their manager and of two others; the manager then changes. */
async function aChangeOfManager(
  form: GivenForm = {},
  whenSent: (manager: Actor, id: string) => Promise<void> = async () => {},
) {
  const { workspace, creator, asked } = await aCircle(3)
  const [subject = creator, ...others] = asked
  const old = await aMember({ workspace })
  const successor = await aMember({ workspace })
  const team = await aTeam({ workspace, members: [subject], managers: [old] })
  const about = { about: 'people' as const, subjectIds: [subject.memberId] }
  const review = await aReview(creator, { asked: [old, ...others], ...about, ...form })
  expect((await placeOf(review, old)).relationship).toBe('MANAGER')
  await whenSent(old, review.id)
  const place = { teamId: team.id, memberId: old.memberId }
  await db.teamMember.delete({ where: { teamId_memberId: place } })
  await db.teamMember.create({
    data: { workspaceId: workspace.id, teamId: team.id, memberId: successor.memberId, isManager: true },
  })
  return { workspace, creator, subject, old, successor, review }
}

test('the new manager is asked in the place of the old one, once, and what was written stays', async () => {
  const { workspace, old, successor, review } = await aChangeOfManager()
  const again = () => reassignRespondents(systemActor(workspace.id), { id: review.id })
  await Promise.all([again(), again()])
  await again()
  expect(await placeOf(review, old)).toMatchObject({ removedAt: expect.any(Date) })
  expect(await placeOf(review, successor)).toMatchObject({ relationship: 'MANAGER', removedAt: null })
  expect((await storedOf(review.id)).review.askedCount).toBe(3)
  expect([await toldTo(successor, 'review.requested'), await toldTo(old, 'review.unrequested')]).toMatchObject([
    { length: 1 },
    { length: 1 },
  ])
  await aResponse(successor, review)
})

test('a draft of the old manager is kept, and an answer of theirs keeps them', async () => {
  const kept = await aChangeOfManager({}, async (manager, id) => {
    const questions = await db.question.findMany({ where: { reviewId: id, type: 'input' }, select: { id: true } })
    const answers = questions.map((question) => ({ questionId: question.id, text: 'So far' }))
    await saveAnswers(manager, { reviewId: id, answers })
  })
  await reassignRespondents(systemActor(kept.workspace.id), { id: kept.review.id })
  expect((await storedOf(kept.review.id)).answers).toHaveLength(1)
  const given = await aChangeOfManager({}, async (manager, id) => {
    const place = await placeOf({ id }, manager)
    await db.reviewAssignee.update({ where: { id: place.id }, data: { status: 'ANSWERED' } })
  })
  await reassignRespondents(systemActor(given.workspace.id), { id: given.review.id })
  expect(await idsAsked(given.review.id)).toContain(given.old.memberId)
  expect(await idsAsked(given.review.id)).not.toContain(given.successor.memberId)
})

test('who is asked again after the change is what the teams say, with their draft, and is not thrown out once more', async () => {
  const { creator, old, review } = await aChangeOfManager({}, async (manager, id) => {
    const questions = await db.question.findMany({ where: { reviewId: id, type: 'input' }, select: { id: true } })
    const answers = questions.map((question) => ({ questionId: question.id, text: 'So far' }))
    await saveAnswers(manager, { reviewId: id, answers })
  })
  await reassignOutdated(now())
  await addRespondents(creator, { id: review.id, ...chosenByName(old) })
  await reassignOutdated(now())
  expect(await placeOf(review, old)).toMatchObject({ removedAt: null, relationship: 'OTHER' })
  expect((await storedOf(review.id)).answers).toMatchObject([{ relationship: 'OTHER' }])
})

test('who was called a manager by hand is asked again as one', async () => {
  const { creator, old, review } = await aChangeOfManager()
  const { id: assigneeId } = await placeOf(review, old)
  for (const relationship of ['PEER', 'MANAGER'] as const) {
    await correctRelationship(creator, { id: review.id, assigneeId, relationship })
  }
  await removeRespondent(creator, { id: review.id, assigneeId })
  await addRespondents(creator, { id: review.id, ...chosenByName(old) })
  await reassignOutdated(now())
  expect(await placeOf(review, old)).toMatchObject({ removedAt: null, relationship: 'MANAGER' })
})

test('past the end the new manager is not asked, because they could not answer', async () => {
  const { workspace, old, successor, review } = await aChangeOfManager()
  await db.review.update({ where: { id: review.id }, data: { closesAt: daysFrom(now(), -1) } })
  await reassignRespondents(systemActor(workspace.id), { id: review.id })
  expect(await idsAsked(review.id)).not.toContain(old.memberId)
  expect(await idsAsked(review.id)).not.toContain(successor.memberId)
})

test('who was called a manager by hand stays one', async () => {
  const { workspace, creator, asked } = await aCircle(3)
  const [subject = creator, boss = creator, other = creator] = asked
  const about = { about: 'people' as const, subjectIds: [subject.memberId] }
  const relationships = { [boss.memberId]: 'MANAGER' as const }
  const review = await aReview(creator, { asked: [boss, other], ...about, relationships })
  expect((await placeOf(review, boss)).relationship).toBe('MANAGER')
  expect((await reassignRespondents(systemActor(workspace.id), { id: review.id })).count).toBe(0)
})

test('who left before answering drops out; who answered stays', async () => {
  const { workspace, creator, asked, review } = await aRunningReview()
  const [answered = creator, silent = creator] = asked
  await aResponse(answered, review)
  await saveAnswers(silent, { reviewId: review.id, answers: allAnswers(review) })
  for (const person of [answered, silent]) await deactivate(person)
  await reassignOutdated(now())
  expect(await idsAsked(review.id)).toEqual(expect.arrayContaining([answered.memberId]))
  expect(await idsAsked(review.id)).not.toContain(silent.memberId)
  const { review: stored, answers } = await storedOf(review.id)
  expect([stored.askedCount, stored.answeredCount, answers.length]).toEqual([2, 1, 12])
  expect(workspace.id).toBe(stored.workspaceId)
  const told = await toldTo(creator, 'review.dropped-out')
  expect(told).toEqual([expect.stringMatching(/^Rowan1 .* has left and is no longer asked: How we work$/)])
})

test('once anonymous answers have arrived, nobody drops out: it would tell that they had not answered', async () => {
  const { workspace, creator, asked, review } = await aRunningReview({ anonymity: 'ANONYMOUS' })
  const [answered = creator, silent = creator] = asked
  await aResponse(answered, review)
  for (const person of [answered, silent]) await deactivate(person)
  expect((await reassignRespondents(systemActor(workspace.id), { id: review.id })).count).toBe(0)
  expect((await storedOf(review.id)).review.askedCount).toBe(3)
})

test('the product acts only in the workspace it is in', async () => {
  const { review } = await aRunningReview()
  await expectRefused(reassignRespondents(systemActor((await aWorkspace()).id), { id: review.id }), 'not-found')
})
