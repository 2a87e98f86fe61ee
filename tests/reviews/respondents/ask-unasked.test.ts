import { afterEach, describe, test, expect } from 'vitest'
import { setClock, daysFrom, now, hoursFrom } from '@/lib/platform/clock'
import { unique } from '@/tests/factories/workspaces'
import { aRunningReview, aReviewer, aResponse } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import {
  chosenByName,
  toldTo,
  externalPlaceOf,
  placeOf,
  unsubscribeFrom,
  linksMailedTo,
} from '@/tests/factories/respondents'
import { askExternalReviewers } from '@/lib/reviews/respondents/commands/ask-external-reviewers'
import { mailsTo } from '@/tests/support/outbox'
import { listReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { findReviewer, reviewerCode } from '@/lib/access/reviewer'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { resumeReview } from '@/lib/reviews/operating/commands/resume-review'
import { aTeam } from '@/tests/factories/teams'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { aHead } from '@/tests/factories/results'
import { getFeedbackReport } from '@/lib/reviews/figures/queries/get-figures'
import { listAsked } from '@/lib/reviews/results/queries/list-asked'
import { formatDate } from '@/lib/shared/dates'
import { reopenReview } from '@/lib/reviews/operating/commands/reopen-review'
import { transaction, db } from '@/lib/platform/db'
import { askUnasked } from '@/lib/reviews/respondents/steps/ask-unasked'
import { lockReview } from '@/lib/reviews/model/steps/lock-review'
import { listToAnswer } from '@/lib/reviews/lists/queries/list-to-answer'
import { extendRespondent } from '@/lib/reviews/respondents/commands/extend-respondent'

afterEach(() => setClock())

/** A paused review, to which a colleague and somebody outside were added meanwhile. */
async function aWidened() {
  const email = `${unique('olga')}@elsewhere.example`
  const { workspace, creator, asked, respondent, review } = await aRunningReview()
  const newcomer = await aMember({ workspace })
  await pauseReview(creator, review)
  await addRespondents(creator, { id: review.id, ...chosenByName(newcomer) })
  await askExternalReviewers(creator, { id: review.id, emails: [email] })
  return { workspace, creator, asked, respondent, review, newcomer, email }
}

const eventsTo = async (email: string) => (await mailsTo(email)).map(({ event }) => event)
const received = async (actor: Parameters<typeof listReviews>[0]) =>
  (await listReviews(actor, { tab: 'received', search: '' })).rows.map(({ id }) => id)

describe('while it is paused', () => {
  test('nobody who is added hears of it, finds it or is let in', async () => {
    const { creator, review, newcomer, email } = await aWidened()
    expect([await toldTo(newcomer, 'review'), await eventsTo(newcomer.email), await eventsTo(email)]).toEqual([
      [],
      [],
      [],
    ])
    expect(await received(newcomer)).toEqual([])
    expect((await getAnswering(newcomer, review.id)).state).toBe('removed')
    const holder = await findReviewer(reviewerCode((await externalPlaceOf(review, email)).id))
    expect(holder && (await getAnswering(holder, review.id)).state).toBe('removed')
    expect(await toldTo(creator, 'review.requested')).toEqual([])
  })

  test('who is taken out again need not be told of it', async () => {
    const { creator, review, newcomer } = await aWidened()
    await removeRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, newcomer)).id })
    await resumeReview(creator, review)
    expect([await toldTo(newcomer, 'review'), await received(newcomer)]).toEqual([[], []])
  })
})

describe('where it is closed in the pause', () => {
  test('nobody who was added counts as asked, until it is opened again', async () => {
    const { workspace, creator, asked, review, newcomer } = await aWidened()
    await aTeam({ workspace, members: [...asked, newcomer], managers: [creator] })
    await closeReview(creator, review)
    expect(await aHead(creator, review)).toMatchObject({ askedCount: 3 })
    const leading = { ...creator, leadsTeam: true }
    const { figures } = await getFeedbackReport(leading, { of: 'team', range: 'Last_31_Days', view: 'summary' })
    expect(figures.total.asked).toBe(3)
    const { rows } = await listAsked(await aHead(creator, review), 'team')
    expect(rows.filter(({ badge }) => badge === null).map(({ memberId }) => memberId)).toEqual([newcomer.memberId])
    const closesOn = formatDate(daysFrom(now(), 30), 'YYYY-MM-DD', 'UTC')
    const again = { id: review.id, closesOn, closesTime: '17:00', timeZone: 'UTC' }
    await Promise.all([reopenReview(creator, again), reopenReview(creator, again)])
    expect(await aHead(creator, review)).toMatchObject({ askedCount: 5 })
    await closeReview(creator, review)
    expect(await aHead(creator, review)).toMatchObject({ askedCount: 5 })
  })
})

describe('once it goes on', () => {
  test('they are asked, once, as of then, and not told that it goes on', async () => {
    const { creator, review, newcomer, email } = await aWidened()
    const later = hoursFrom(now(), 2)
    setClock(() => later)
    await resumeReview(creator, review)
    await transaction(async (tx) => askUnasked(tx, await lockReview(tx, creator, review.id)))
    expect([await eventsTo(newcomer.email), await eventsTo(email)]).toEqual([
      ['review.requested'],
      ['review.requested'],
    ])
    expect(await toldTo(newcomer, 'review')).toEqual(['Mira Stone asked for your feedback: How we work'])
    expect(await received(newcomer)).toEqual([review.id])
    expect((await listToAnswer(newcomer)).rows).toHaveLength(1)
    for (const place of [await placeOf(review, newcomer), await externalPlaceOf(review, email)]) {
      expect(place).toMatchObject({ isUnasked: false, createdAt: later })
    }
    for (const asker of [newcomer, await aReviewer(email)]) await aResponse(asker, review)
  })

  test('nobody outside is written to who has unsubscribed meanwhile', async () => {
    const { creator, review, email } = await aWidened()
    await unsubscribeFrom(review, email)
    await resumeReview(creator, review)
    expect(await eventsTo(email)).toEqual([])
  })

  test('or is opened again after it closed in the pause', async () => {
    const { creator, review, newcomer, email } = await aWidened()
    await closeReview(creator, review)
    expect(await received(newcomer)).toEqual([])
    const closesOn = formatDate(daysFrom(now(), 30), 'YYYY-MM-DD', 'UTC')
    await reopenReview(creator, { id: review.id, closesOn, closesTime: '17:00', timeZone: 'UTC' })
    expect([await eventsTo(newcomer.email), await eventsTo(email)]).toEqual([
      ['review.requested'],
      ['review.requested'],
    ])
    expect(await linksMailedTo(email, 'review.requested')).toHaveLength(1)
  })

  test('or are given more time, where the pause outlasted its end', async () => {
    const { creator, respondent, review, newcomer } = await aWidened()
    const end = daysFrom(now(), 1)
    await db.review.update({ where: { id: review.id }, data: { closesAt: end } })
    const day = (days: number) => formatDate(daysFrom(end, days), 'YYYY-MM-DD', 'UTC')
    const until = (days: number) => ({ closesOn: day(days), closesTime: '17:00', timeZone: 'UTC' })
    const own = { reviewId: review.id, memberId: respondent.memberId }
    await db.reviewAssignee.update({ where: { reviewId_memberId: own }, data: { closesAt: daysFrom(end, 9) } })
    setClock(() => daysFrom(end, 2))
    await resumeReview(creator, review)
    expect([await toldTo(newcomer, 'review'), await received(newcomer)]).toEqual([[], []])
    const { id: assigneeId } = await placeOf(review, newcomer)
    await extendRespondent(creator, { id: review.id, assigneeId, ...until(5) })
    expect(await received(newcomer)).toEqual([review.id])
    await aResponse(newcomer, review)
  })
})
