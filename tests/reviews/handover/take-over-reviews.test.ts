import {
  aCircle,
  aReview,
  aboutPerson,
  aResponse,
  storedOf,
  aQuestion,
  type GivenForm,
} from '@/tests/factories/reviews'
import { anAdmin, aMember, deactivate } from '@/tests/factories/members'
import type { Actor } from '@/lib/access/actor'
import { takeOverReviews } from '@/lib/reviews/handover/commands/take-over-reviews'
import { test, expect } from 'vitest'
import { fullName } from '@/lib/members/rules'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { expectRefused } from '@/tests/support/refused'
import { unique, aWorkspace } from '@/tests/factories/workspaces'
import { toldTo, linksMailedTo } from '@/tests/factories/respondents'
import { auditOf } from '@/tests/factories/releases'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { getLeftBehind, countLeft } from '@/lib/reviews/handover/queries/get-left-behind'
import { db } from '@/lib/platform/db'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { aRound } from '@/tests/factories/series'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { closeByDate } from '@/tests/factories/results'
import { aQuickAsk } from '@/tests/factories/quick-words'
import { answerQuickAsk } from '@/lib/reviews/quick/commands/answer-quick-ask'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'

/** A review whose creator leaves once as many have answered as said. */
async function aLeftReview({ answers = 0, ...form }: GivenForm & { answers?: number } = {}) {
  const { workspace, creator, asked } = await aCircle(3)
  const [admin, subject] = [await anAdmin({ workspace, firstName: 'Amara' }), await aMember({ workspace })]
  const review = await aReview(creator, { asked, ...aboutPerson(subject), ...form })
  for (const actor of asked.slice(0, answers)) await aResponse(actor, review)
  await deactivate(creator)
  return { workspace, creator, asked, admin, subject, review }
}

const creatorOf = async (id: string) => (await storedOf(id)).review.creatorId
const takeOver = (actor: Actor, { memberId }: Actor) => takeOverReviews(actor, { memberId })

test.each(Object.values(Role))('as %s', async (role) => {
  const { workspace, creator, review } = await aLeftReview()
  const actor = await aMember({ workspace, role })
  if (role === 'Admin') expect(await takeOver(actor, creator)).toEqual({ count: 1 })
  else await expectRefused(takeOver(actor, creator), 'forbidden')
  expect(await creatorOf(review.id)).toBe(role === 'Admin' ? actor.memberId : creator.memberId)
})

test('a stranger does not find the one who left, and who is still here keeps what is theirs', async () => {
  const { creator } = await aLeftReview()
  await expectRefused(takeOver(await anAdmin(), creator), 'not-found')
  const { workspace, creator: here, asked } = await aCircle(1)
  const review = await aReview(here, { asked })
  await expectRefused(takeOver(await anAdmin({ workspace }), here), 'conflict')
  expect(await creatorOf(review.id)).toBe(here.memberId)
})

test('two Admins at once: one of them looks after it, everybody asked is told once, and the log says so', async () => {
  const email = `${unique('olga')}@elsewhere.example`
  const { workspace, creator, asked, admin, review } = await aLeftReview({ emails: [email] })
  const other = await anAdmin({ workspace, firstName: 'Amara' })
  const outcomes = await Promise.all([takeOver(admin, creator), takeOver(other, creator)])
  expect(outcomes.map(({ count }) => count).toSorted()).toEqual([0, 1])
  await takeOver(admin, creator)
  for (const one of asked) {
    expect(await toldTo(one, 'review.taken-over')).toEqual([
      'Amara Nair took over “How we work” from Mira Stone, who has left, and will read the answers.',
    ])
  }
  expect(await linksMailedTo(email, 'review.prolonged')).toHaveLength(1)
  expect(await auditOf(review.id)).toMatchObject([
    { action: 'review.taken-over', title: 'Took over “How we work” from Mira Stone' },
  ])
})

test('who took it over runs it', async () => {
  const { creator, admin, review } = await aLeftReview()
  await takeOver(admin, creator)
  await pauseReview(admin, review)
  expect((await storedOf(review.id)).review.status).toBe('INACTIVE')
})

test('answers under names stay with those who were promised to read them', async () => {
  const { creator, admin, review } = await aLeftReview({ answers: 1 })
  expect(await takeOver(admin, creator)).toEqual({ count: 0 })
  expect(await creatorOf(review.id)).toBe(creator.memberId)
  const { free, sealed } = await getLeftBehind(admin, creator.memberId)
  expect([free, sealed]).toMatchObject([[], [{ id: review.id }]])
})

test.each<[string, GivenForm]>([
  ['anonymous', { anonymity: 'ANONYMOUS' }],
  ['open to Admins', { seenByAdmins: true }],
])('what was answered and is %s can be taken over', async (_, form) => {
  const { creator, admin, review } = await aLeftReview({ answers: 1, ...form })
  expect(await takeOver(admin, creator)).toEqual({ count: 1 })
  expect(await creatorOf(review.id)).toBe(admin.memberId)
})

test('an Admin who was chosen to read it takes it over, and is named once', async () => {
  const { workspace, creator, asked } = await aCircle(2)
  const admin = await anAdmin({ workspace })
  const review = await aReview(creator, { asked, sharedWithIds: [admin.memberId] })
  const [first = creator] = asked
  await aResponse(first, review)
  await deactivate(creator)
  expect(await takeOver(admin, creator)).toEqual({ count: 1 })
  expect(await db.sharedReview.count({ where: { reviewId: review.id } })).toBe(0)
})

test('nobody takes over what is about themselves', async () => {
  const { workspace, creator, asked } = await aCircle(2)
  const admin = await anAdmin({ workspace })
  const review = await aReview(creator, { asked, ...aboutPerson(admin) })
  await deactivate(creator)
  expect(await takeOver(admin, creator)).toEqual({ count: 0 })
  expect(await getLeftBehind(admin, creator.memberId)).toMatchObject({ free: [], sealed: [] })
  expect(await countLeft(admin, creator.memberId)).toBe(0)
  await expectRefused(closeReview(admin, review), 'forbidden')
})

test('what cannot be taken over is closed and released unread', async () => {
  const { workspace, creator, admin, subject, review } = await aLeftReview({ answers: 1 })
  const openOf = async () => (await getLeftBehind(admin, creator.memberId, review.id)).open?.can
  expect(await openOf()).toEqual({ close: true, release: false })
  await expectRefused(closeReview(await aMember({ workspace, role: 'Manager' }), review), 'forbidden')
  await closeReview(admin, review)
  expect(await openOf()).toEqual({ close: false, release: true })
  await expectRefused(getReviewHead(admin, review.id), 'forbidden')
  await releaseReview(admin, review)
  await expectRefused(getReviewHead(admin, review.id), 'forbidden')
  expect(await toldTo(subject, 'review.released')).toEqual(['Amara Nair released feedback about you: How we work'])
  expect((await auditOf(review.id)).map(({ action }) => action)).toEqual(['review.closed', 'review.released'])
  expect(await countLeft(admin, creator.memberId)).toBe(0)
})

test('only the person who was to read it is named as its reader', async () => {
  const promised = await aLeftReview({ answers: 1 })
  const readerOf = async ({ admin, creator, review }: Pick<typeof promised, 'admin' | 'creator' | 'review'>) =>
    (await getLeftBehind(admin, creator.memberId, review.id)).open?.readerName
  expect(await readerOf(promised)).toBe(fullName(promised.subject))
  expect(await readerOf(await aLeftReview({ answers: 1, seenBySubject: false }))).toBe(null)
  const { workspace, creator, asked } = await aCircle(2)
  const review = await aReview(creator, { asked, ...aboutPerson(creator) })
  for (const actor of asked) await aResponse(actor, review)
  await deactivate(creator)
  expect(await readerOf({ admin: await anAdmin({ workspace }), creator, review })).toBe(null)
})

test('closed feedback that nobody may take over or release is no longer listed', async () => {
  const { creator, admin, subject, review } = await aLeftReview({ answers: 1 })
  await closeReview(admin, review)
  expect(await countLeft(admin, creator.memberId)).toBe(1)
  await deactivate(subject)
  expect(await getLeftBehind(admin, creator.memberId)).toMatchObject({ free: [], sealed: [] })
  expect(await countLeft(admin, creator.memberId)).toBe(0)
})

test.each([0, 1])(
  'a quick question with %i answers is handed over to nobody, and no Admin reads its title',
  async (answers) => {
    const { workspace, creator, asked } = await aCircle(2)
    const [giver = creator] = asked
    const { id } = await aQuickAsk(creator, asked)
    if (answers === 1) await answerQuickAsk(giver, { reviewId: id, text: 'Well.' })
    await deactivate(creator)
    const admin = await anAdmin({ workspace })
    expect(await countLeft(admin, creator.memberId)).toBe(0)
    expect(await takeOver(admin, creator)).toEqual({ count: 0 })
    expect(await getLeftBehind(admin, creator.memberId)).toMatchObject({ free: [], sealed: [] })
    await closeByDate({ id })
    expect((await storedOf(id)).review.status).toBe('CLOSED')
    expect(await toldTo(admin, 'review.left-closed')).toEqual([])
  },
)

test('while its creator is here, no Admin closes or releases it', async () => {
  const { workspace, creator, asked } = await aCircle(2)
  const subject = await aMember({ workspace })
  const review = await aReview(creator, { asked, ...aboutPerson(subject) })
  const admin = await anAdmin({ workspace })
  await expectRefused(closeReview(admin, review), 'forbidden')
  await closeReview(creator, review)
  await expectRefused(releaseReview(admin, review), 'forbidden')
})

test('the Admins hear when it closes, but not the one whom it is about', async () => {
  const { workspace, creator, asked } = await aCircle(2)
  const [admin, subject] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
  const review = await aReview(creator, { asked, ...aboutPerson(subject) })
  await deactivate(creator)
  await closeReview(admin, review)
  expect(await toldTo(admin, 'review.left-closed')).toEqual([
    '“How we work” is closed, and Mira Stone, who created it, has left. Decide what happens to it.',
  ])
  expect(await toldTo(subject, 'review.left-closed')).toEqual([])
})

test.each([
  ['goes along where all of it is taken over', false],
  ['stays where a part of it cannot be, and that part leaves it', true],
])('a round %s', async (_, isAnswered) => {
  const { workspace, creator, asked } = await aCircle(2)
  const subjects = [await aMember({ workspace }), await aMember({ workspace })]
  const admin = await anAdmin({ workspace })
  const roundId = await aRound(creator, { asked, subjects, questions: [aQuestion('yesno')] })
  const [first] = await db.review.findMany({ where: { roundId }, orderBy: { id: 'asc' }, select: { id: true } })
  const [giver = creator] = asked
  if (isAnswered && first) {
    const [question] = await db.question.findMany({ where: { reviewId: first.id }, select: { id: true } })
    await submitResponse(giver, { reviewId: first.id, answers: [{ questionId: question?.id ?? '', yes: true }] })
  }
  await deactivate(creator)
  expect(await takeOver(admin, creator)).toEqual({ count: isAnswered ? 1 : 2 })
  const round = await db.reviewRound.findUniqueOrThrow({ where: { id: roundId } })
  expect(round.creatorId).toBe(isAnswered ? creator.memberId : admin.memberId)
  expect(await db.review.count({ where: { roundId } })).toBe(isAnswered ? 1 : 2)
  const created = await listReviews(admin, { tab: 'created', search: '', sort: 'newest' })
  expect(created.rows).toHaveLength(1)
})

test('what others left in another workspace is not touched', async () => {
  const { creator, review } = await aLeftReview()
  const elsewhere = await anAdmin({ workspace: await aWorkspace() })
  await expectRefused(getLeftBehind(elsewhere, creator.memberId), 'not-found')
  expect(await countLeft(elsewhere, creator.memberId)).toBe(0)
  expect(await creatorOf(review.id)).toBe(creator.memberId)
})
