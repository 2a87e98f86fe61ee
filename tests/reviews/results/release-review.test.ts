import { aCircle, aboutPerson, aReview, aResponse, storedOf, type GivenForm } from '@/tests/factories/reviews'
import type { Role, Anonymity } from '@/lib/platform/generated/prisma/enums'
import { aMember, deactivate } from '@/tests/factories/members'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { describe, test, expect } from 'vitest'
import { expectRefused, outcomeOf } from '@/tests/support/refused'
import { untilAwaited } from '@/tests/support/waiting'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { mailsTo } from '@/tests/support/outbox'
import { db, transaction } from '@/lib/platform/db'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { placeOf } from '@/tests/factories/respondents'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { ownStepsReading } from '@/lib/reviews/lists/queries/list-own-steps'
import { listAboutMe } from '@/lib/reviews/results/queries/list-about-me'
import { getLeftBehind } from '@/lib/reviews/handover/queries/get-left-behind'
import { read } from '@/lib/platform/reading'

/** A closed review about somebody, answered by as many as `answers` says. */
async function aClosedReview({
  answers = 3,
  role = 'Manager',
  ...given
}: GivenForm & { answers?: number; role?: Role } = {}) {
  const { workspace, asked } = await aCircle(4)
  const creator = await aMember({ workspace, role, firstName: 'Mira', lastName: 'Stone' })
  const subject = await aMember({ workspace, firstName: 'Tom' })
  const about = aboutPerson(subject)
  const review = await aReview(role === 'Member' ? subject : creator, { asked, ...about, ...given })
  for (const actor of asked.slice(0, answers)) await aResponse(actor, review)
  await closeReview(role === 'Member' ? subject : creator, { id: review.id })
  return { workspace, creator, subject, asked, id: review.id }
}

describe.each(['Admin', 'Manager'] as const)('as %s', (role) => {
  test('lets the subject read it from then on, and tells them once', async () => {
    const { creator, subject, id } = await aClosedReview({ role })
    await expectRefused(getReviewHead(subject, id), 'forbidden')
    await Promise.all([releaseReview(creator, { id }), releaseReview(creator, { id })])
    await releaseReview(creator, { id })
    expect(await getReviewHead(subject, id)).toMatchObject({ readAs: 'subject', hidden: null, steps: null })
    expect((await listReviews(subject, { tab: 'shared', search: '' })).rows.map((row) => row.id)).toEqual([id])
    expect((await mailsTo(subject.email)).map(({ event }) => event)).toEqual(['review.released'])
    expect(await db.notification.count({ where: { memberId: subject.memberId } })).toBe(1)
    const { status, releasedById, releasedAt } = (await storedOf(id)).review
    expect([status, releasedById, releasedAt === null]).toEqual(['RELEASED', creator.memberId, false])
  })
})

test('a note is kept, and read by the subject, the creator and those it is shared with', async () => {
  const { workspace, creator, subject, id } = await aClosedReview()
  const reader = await aMember({ workspace })
  await releaseReview(creator, { id, note: ' Let us talk on Thursday. ' })
  await shareReview(subject, { id, memberId: reader.memberId })
  for (const actor of [creator, subject, reader])
    expect((await getReviewHead(actor, id))?.releaseNote).toBe('Let us talk on Thursday.')
  await releaseReview(creator, { id, note: 'Let us talk on Thursday.' })
  await releaseReview(creator, { id })
  expect((await storedOf(id)).review.releaseNote).toBe('Let us talk on Thursday.')
})

test.each([undefined, 'Said in time'])(
  'a note that comes after a release with %j is refused, and not lost',
  async (note) => {
    const { creator, id } = await aClosedReview()
    await releaseReview(creator, { id, note })
    await expectRefused(releaseReview(creator, { id, note: 'Said too late' }), 'conflict', 'note')
    expect((await storedOf(id)).review.releaseNote).toBe(note ?? null)
  },
)

test('a release that meets a reopening is refused, and not said to be done', async () => {
  const { creator, id } = await aClosedReview()
  const releasing = await transaction(async (tx) => {
    await tx.review.update({ where: { id }, data: { status: 'ACTIVE', closedAt: null } })
    const waiting = outcomeOf(releaseReview(creator, { id }))
    await untilAwaited()
    return { waiting }
  })
  expect(await releasing.waiting).toBe('conflict')
  expect((await storedOf(id)).review.status).toBe('ACTIVE')
})

test('of two notes at once one goes along, and the other is refused', async () => {
  const { creator, id } = await aClosedReview()
  const notes = ['One', 'Other']
  const outcomes = await Promise.all(notes.map((note) => outcomeOf(releaseReview(creator, { id, note }))))
  expect(outcomes.toSorted()).toEqual(['conflict', 'done'])
  expect((await storedOf(id)).review.releaseNote).toBe(notes[outcomes.indexOf('done')])
})

test('as Member: who asks about oneself reads everything, so there is nobody to release it to', async () => {
  const { subject, id } = await aClosedReview({ role: 'Member' })
  expect((await getReviewHead(subject, id))?.can.release).toBe(false)
  await expectRefused(releaseReview(subject, { id }), 'conflict')
  expect((await storedOf(id)).review.status).toBe('CLOSED')
})

test('a stranger does not find it, and nobody but its creator may', async () => {
  const { workspace, subject, asked, id } = await aClosedReview()
  await expectRefused(releaseReview(await aMember({ role: 'Admin' }), { id }), 'not-found')
  for (const actor of [subject, ...asked, await aMember({ workspace, role: 'Admin' })]) {
    await expectRefused(releaseReview(actor, { id }), 'forbidden')
  }
  expect((await storedOf(id)).review.status).toBe('CLOSED')
})

test('not before it is closed', async () => {
  const { creator, asked } = await aCircle(3)
  const subjectIds = asked.slice(0, 1).map(({ memberId }) => memberId)
  const review = await aReview(creator, { asked, about: 'people', subjectIds, seenBySubject: true })
  await aResponse(asked[1] ?? creator, review)
  await expectRefused(releaseReview(creator, { id: review.id }), 'conflict')
})

test.each([
  ['nobody answered', { answers: 0 }],
  ['two answered anonymously', { answers: 2, anonymity: 'ANONYMOUS' }],
  ['its subject is not among the readers', { seenBySubject: false }],
  ['it is about nobody', { about: 'nobody' }],
] as const)('not when %s', async (_, given) => {
  const { creator, id } = await aClosedReview(given)
  await expectRefused(releaseReview(creator, { id }), 'conflict')
  expect(await getReviewHead(creator, id)).toMatchObject({ can: { release: false } })
  expect((await storedOf(id)).review.status).toBe('CLOSED')
})

test.each([
  ['nobody answered', { answers: 0 }, 'Nobody answered, so there is nothing to release.'],
  ['few answered', { answers: 2, anonymity: 'ANONYMOUS' }, /^Fewer than 3 people answered/],
  ['nobody answered anonymously', { answers: 0, anonymity: 'ANONYMOUS' }, /^Fewer than 3 people answered/],
] as const)('says so when %s', async (_, given, words) => {
  const { creator, id } = await aClosedReview(given)
  await expect(releaseReview(creator, { id })).rejects.toThrow(words)
})

test('the screen offers it exactly when it can be done', async () => {
  const { creator, id } = await aClosedReview({ answers: 3, anonymity: 'ANONYMOUS' })
  expect(await getReviewHead(creator, id)).toMatchObject({ can: { release: true } })
  await releaseReview(creator, { id })
  expect(await getReviewHead(creator, id)).toMatchObject({ can: { release: false } })
})

/** Feedback without names that three answered, about somebody who was taken off its list, or stands there and was never told. */
async function aSubjectNeverHeard(way: 'removed' | 'unasked', anonymity: Anonymity = 'ANONYMOUS') {
  const { workspace, creator, asked } = await aCircle(3)
  const subject = await aMember({ workspace, firstName: 'Tom' })
  const people = way === 'removed' ? [...asked, subject] : asked
  const review = await aReview(creator, { asked: people, anonymity, ...aboutPerson(subject) })
  const { id } = review
  if (way === 'removed') await removeRespondent(creator, { id, assigneeId: (await placeOf(review, subject)).id })
  for (const actor of asked) await aResponse(actor, review)
  if (way === 'unasked') {
    const others = [await aMember({ workspace }), await aMember({ workspace })]
    await pauseReview(creator, { id })
    const memberIds = [subject, ...others].map(({ memberId }) => memberId)
    await addRespondents(creator, { id, memberIds, teamIds: [], tagIds: [] })
  }
  await closeReview(creator, { id })
  return { workspace, creator, subject, id }
}

test.each(['removed', 'unasked'] as const)('to a subject who was %s, for whom three answers are three', async (way) => {
  const { creator, subject, id } = await aSubjectNeverHeard(way)
  expect(await read(ownStepsReading(creator))).toMatchObject([{ step: 'release', reviewId: id }])
  expect(await getReviewHead(creator, id)).toMatchObject({ can: { release: true } })
  await releaseReview(creator, { id })
  expect(await getReviewHead(subject, id)).toMatchObject({ hidden: null, viewerAnswered: false })
  expect((await listAboutMe(subject, { tab: 'feedback', search: 'they listen first' })).rows).toMatchObject([{ id }])
})

test.each(['removed', 'unasked'] as const)(
  'by an Admin where its creator left, to a subject who was %s',
  async (way) => {
    const { workspace, creator, id } = await aSubjectNeverHeard(way, 'CONFIDENTIAL')
    await deactivate(creator)
    const admin = await aMember({ workspace, role: 'Admin' })
    expect((await getLeftBehind(admin, creator.memberId, id)).open?.can).toEqual({ close: false, release: true })
  },
)
