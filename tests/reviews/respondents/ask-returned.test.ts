import { aCircle, aReview, allAnswers, storedOf, aResponse, type GivenForm } from '@/tests/factories/reviews'
import { anAdmin, aMember } from '@/tests/factories/members'
import { systemActor, type Actor } from '@/lib/access/actor'
import { deactivatePeople } from '@/lib/members/people/commands/deactivate-people'
import { reassignOutdated } from '@/lib/reviews/respondents/jobs'
import { now, daysFrom } from '@/lib/platform/clock'
import { reactivatePeople } from '@/lib/members/people/commands/reactivate-people'
import { placeOf, toldTo, chosenByName } from '@/tests/factories/respondents'
import { test, expect } from 'vitest'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { askReturned } from '@/lib/reviews/respondents/commands/ask-returned'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { resumeReview } from '@/lib/reviews/operating/commands/resume-review'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { db } from '@/lib/platform/db'
import { aWorkspace } from '@/tests/factories/workspaces'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { listReviewsToReturnTo } from '@/lib/reviews/respondents/queries/list-returning'
import { expectRefused } from '@/tests/support/refused'

/** A running review that asks so many people, and an Admin who takes access away and gives it back. */
async function aRunningCircle(size: number, given: GivenForm = {}) {
  const { workspace, creator, asked } = await aCircle(size)
  const admin = await anAdmin({ workspace })
  const review = await aReview(creator, { asked, ...given })
  const idsOf = (people: Actor[]) => ({ ids: people.map(({ memberId }) => memberId) })
  const leave = async (...people: Actor[]) => {
    await deactivatePeople(admin, idsOf(people))
    await reassignOutdated(now())
  }
  const comeBack = async (...people: Actor[]) => {
    await reactivatePeople(admin, idsOf(people))
    await reassignOutdated(now())
  }
  return { workspace, creator, asked, review, leave, comeBack }
}

const isAsked = async (review: { id: string }, person: Actor) => (await placeOf(review, person)).removedAt === null

test('who comes back is asked again, once, with the draft they had, and both they and the creator are told', async () => {
  const { workspace, creator, asked, review, leave, comeBack } = await aRunningCircle(3)
  const [away = creator, ...others] = asked
  await saveAnswers(away, { reviewId: review.id, answers: allAnswers(review) })
  await leave(away)
  expect([await isAsked(review, away), (await storedOf(review.id)).review.askedCount]).toEqual([false, 2])
  await comeBack(away)
  await Promise.all([1, 2].map(() => askReturned(systemActor(workspace.id), review)))
  expect(await placeOf(review, away)).toMatchObject({ removedAt: null, leftAt: null, status: 'PENDING' })
  const { review: stored, answers } = await storedOf(review.id)
  expect([stored.askedCount, answers.length]).toEqual([3, 6])
  expect(await toldTo(away, 'review.requested')).toHaveLength(2)
  expect(await toldTo(creator, 'review.returned')).toEqual([
    expect.stringMatching(/^Rowan0 .* is back and asked again: How we work$/),
  ])
  for (const person of [away, ...others]) await aResponse(person, review)
})

test('who comes back while it is paused is asked once it goes on', async () => {
  const { creator, asked, review, leave, comeBack } = await aRunningCircle(2)
  const [away = creator] = asked
  await leave(away)
  await pauseReview(creator, review)
  await comeBack(away)
  expect([await isAsked(review, away), await toldTo(creator, 'review.returned')]).toEqual([false, []])
  await resumeReview(creator, review)
  await reassignOutdated(now())
  expect(await isAsked(review, away)).toBe(true)
  expect(await toldTo(away, 'review.requested')).toHaveLength(2)
})

test('whom somebody took out by hand stays out, whatever becomes of their access', async () => {
  const { creator, asked, review, leave, comeBack } = await aRunningCircle(3)
  const [removed = creator] = asked
  await removeRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, removed)).id })
  await leave(removed)
  await comeBack(removed)
  expect(await isAsked(review, removed)).toBe(false)
  expect(await toldTo(removed, 'review.requested')).toHaveLength(1)
})

test('past the end nobody is asked again, because they could not answer', async () => {
  const { creator, asked, review, leave, comeBack } = await aRunningCircle(2)
  const [away = creator] = asked
  await leave(away)
  await db.review.update({ where: { id: review.id }, data: { closesAt: daysFrom(now(), -1) } })
  await comeBack(away)
  expect(await isAsked(review, away)).toBe(false)
})

test('beside anonymous answers people come back together or not at all', async () => {
  const { creator, asked, review, leave, comeBack } = await aRunningCircle(7, { anonymity: 'ANONYMOUS' })
  const [first = creator, second = creator, third = creator, ...others] = asked
  await leave(first, second, third)
  for (const person of others) await aResponse(person, review)
  await comeBack(first, second)
  expect(await Promise.all([first, second].map((person) => isAsked(review, person)))).toEqual([false, false])
  expect((await storedOf(review.id)).review.askedCount).toBe(4)
  await comeBack(third)
  const back = await Promise.all([first, second, third].map((person) => isAsked(review, person)))
  expect(back).toEqual([true, true, true])
  expect((await storedOf(review.id)).review.askedCount).toBe(7)
})

test('before the first anonymous answer one comes back alone', async () => {
  const { creator, asked, review, leave, comeBack } = await aRunningCircle(4, { anonymity: 'ANONYMOUS' })
  const [away = creator] = asked
  await leave(away)
  await comeBack(away)
  expect(await isAsked(review, away)).toBe(true)
})

test('a Member’s feedback takes back as many as a Member may ask, and no job fails of it', async () => {
  const workspace = await aWorkspace()
  const [creator, admin] = [await aMember({ workspace }), await anAdmin({ workspace })]
  const asked = await Promise.all(Array.from({ length: 20 }, () => aMember({ workspace })))
  const [first = creator, second = creator] = asked
  const review = await aReview(creator, { asked })
  await deactivatePeople(admin, { ids: [first.memberId, second.memberId] })
  await reassignOutdated(now())
  const another = await aMember({ workspace })
  await addRespondents(creator, { id: review.id, ...chosenByName(another) })
  await reactivatePeople(admin, { ids: [first.memberId, second.memberId] })
  await reassignOutdated(now())
  const areBack = await Promise.all([first, second].map((person) => isAsked(review, person)))
  expect(areBack.filter(Boolean)).toHaveLength(1)
  expect((await storedOf(review.id)).review.askedCount).toBe(20)
  const out = areBack[0] ? second : first
  await removeRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, another)).id })
  await reassignOutdated(now())
  expect(await isAsked(review, out)).toBe(true)
})

test('nobody comes back to feedback that asks as many as can be asked at once', async () => {
  const { workspace, creator, asked, review, leave, comeBack } = await aRunningCircle(2)
  const [away = creator] = asked
  await leave(away)
  await db.review.update({ where: { id: review.id }, data: { askedCount: limits.respondents } })
  await comeBack(away)
  expect(await isAsked(review, away)).toBe(false)
  expect(await askReturned(systemActor(workspace.id), review)).toMatchObject({ count: 0 })
})

test('reviews to which nobody can return are passed over, and hold up no other', async () => {
  const left = await Promise.all([aRunningCircle(2), aRunningCircle(2)])
  for (const { leave, asked } of left) await leave(...asked.slice(0, 1))
  const members = { id: { in: left.flatMap(({ asked }) => asked.map(({ memberId }) => memberId)) } }
  await db.member.updateMany({ where: members, data: { status: 'ACTIVE' } })
  const ids = left.map(({ review }) => review.id)
  const [lower = '', higher = ''] = ids.toSorted()
  const found = await listReviewsToReturnTo(now(), { after: lower, size: 100 })
  expect(found.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([higher])
})

test('the product acts only in the workspace it is in', async () => {
  const { review } = await aRunningCircle(2)
  await expectRefused(askReturned(systemActor((await aWorkspace()).id), review), 'not-found')
})
