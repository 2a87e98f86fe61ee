import { afterEach, describe, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { unique } from '@/tests/factories/workspaces'
import { aWeekly, at, occurrencesOf, secondMonday } from '@/tests/factories/series'
import { db } from '@/lib/platform/db'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import { findReviewer, reviewerCode } from '@/lib/access/reviewer'
import { externalPlaceOf, chosenByName, placeOf } from '@/tests/factories/respondents'
import { declineFutureRounds } from '@/lib/reviews/responses/commands/decline-future-rounds'
import { rejoinFutureRounds } from '@/lib/reviews/responses/commands/rejoin-future-rounds'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'

afterEach(() => setClock())

const thirdMonday = '2026-11-02T08:00:00Z'

/** Three colleagues and two people outside who are asked every Monday; the first links go on working for a year. */
async function aSharedWeekly() {
  const [email = '', other = ''] = [unique('olga'), unique('ugo')].map((name) => `${name}@else.example`)
  const { creator, asked, id, review } = await aWeekly({ emails: [email, other] })
  const until = { expiresAt: new Date('2027-10-19T07:00:00Z') }
  await db.externalReviewer.updateMany({ where: { reviewId: review.id }, data: until })
  const [colleague = creator] = asked
  const send = async (monday: string) => {
    at(monday)
    const sent = await repeatReview(creator, { id })
    if (sent === null) throw new Error('Nothing was due.')
    return sent
  }
  return { creator, colleague, email, id, review, send }
}

async function outsiderIn(review: { id: string }, email: string): Promise<Asker> {
  const outsider = await findReviewer(reviewerCode((await externalPlaceOf(review, email)).id))
  if (!outsider) throw new Error('The link of somebody outside has run out.')
  return outsider
}

const kinds = ['a colleague', 'somebody outside'] as const

/** One of those whom a series asks: as they come to one occurrence, and of each whether it asks them and how many it asks. */
async function anAskedOne(kind: (typeof kinds)[number]) {
  const { colleague, email, id, review, send } = await aSharedWeekly()
  const isExternal = kind === 'somebody outside'
  const askerOf = async (occurrence: { id: string }): Promise<Asker> =>
    isExternal ? outsiderIn(occurrence, email) : colleague
  const whoAsk = async () => {
    const occurrences = await occurrencesOf(id)
    return occurrences.map(({ asked, emails }) => [
      isExternal ? emails.includes(email) : asked.includes(colleague.memberId),
      asked.length + emails.length,
    ])
  }
  return { review, send, askerOf, whoAsk }
}

describe.each(kinds)('%s', (kind) => {
  test('who switches off on an older occurrence is left out of the next one', async () => {
    const { review, send, askerOf, whoAsk } = await anAskedOne(kind)
    await send(secondMonday)
    await declineFutureRounds(await askerOf(review), { reviewId: review.id })
    await send(thirdMonday)
    expect(await whoAsk()).toEqual([
      [true, 5],
      [true, 5],
      [false, 4],
    ])
  })

  test('who was left out and switches on again is asked from the next one on', async () => {
    const { review, send, askerOf, whoAsk } = await anAskedOne(kind)
    await declineFutureRounds(await askerOf(review), { reviewId: review.id })
    await send(secondMonday)
    await rejoinFutureRounds(await askerOf(review), { reviewId: review.id })
    await send(thirdMonday)
    expect(await whoAsk()).toEqual([
      [true, 5],
      [false, 4],
      [true, 5],
    ])
  })

  test('finds on every occurrence what they said on any of them', async () => {
    const { review, send, askerOf } = await anAskedOne(kind)
    const later = await send(secondMonday)
    const hasDeclined = () =>
      Promise.all(
        [review, later].map(async (one) => (await getAnswering(await askerOf(one), one.id)).hasDeclinedFuture),
      )
    await declineFutureRounds(await askerOf(review), { reviewId: review.id })
    expect(await hasDeclined()).toEqual([true, true])
    await rejoinFutureRounds(await askerOf(later), { reviewId: later.id })
    expect(await hasDeclined()).toEqual([false, false])
  })
})

test('who declined stays left out though somebody asks them by name in one occurrence', async () => {
  const { creator, colleague, id, review, send } = await aSharedWeekly()
  await declineFutureRounds(colleague, { reviewId: review.id })
  const later = await send(secondMonday)
  await addRespondents(creator, { id: later.id, ...chosenByName(colleague) })
  expect((await getAnswering(colleague, later.id)).hasDeclinedFuture).toBe(true)
  await send(thirdMonday)
  const askColleague = (await occurrencesOf(id)).map(({ asked }) => asked.includes(colleague.memberId))
  expect(askColleague).toEqual([true, true, false])
})

test('whom somebody took out is not brought back by what they had said before', async () => {
  const { creator, colleague, id, review, send } = await aSharedWeekly()
  await declineFutureRounds(colleague, { reviewId: review.id })
  await rejoinFutureRounds(colleague, { reviewId: review.id })
  const later = await send(secondMonday)
  await removeRespondent(creator, { id: later.id, assigneeId: (await placeOf(later, colleague)).id })
  await send(thirdMonday)
  await send('2026-11-09T08:00:00Z')
  const askColleague = (await occurrencesOf(id)).map(({ asked }) => asked.includes(colleague.memberId))
  expect(askColleague).toEqual([true, false, false, false])
})
