import { afterEach, beforeEach, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import { forgetOthers, liveThrough, anAsked, at, digestsTo } from './due-reviews'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { placeOf, chosenByName, externalPlaceOf } from '@/tests/factories/respondents'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { deactivate, aMember } from '@/tests/factories/members'
import { reassignOutdated } from '@/lib/reviews/respondents/jobs'
import { db } from '@/lib/platform/db'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { resumeReview } from '@/lib/reviews/operating/commands/resume-review'
import { unique } from '@/tests/factories/workspaces'
import { askExternalReviewers } from '@/lib/reviews/respondents/commands/ask-external-reviewers'
import { remindDueExternalReviewers } from '@/lib/reviews/reminders/jobs'
import { mailsTo } from '@/tests/support/outbox'

// Whoever is asked again is reminded three working days after that, and not three days after they were asked at first.
beforeEach(forgetOthers)
afterEach(() => setClock())

/** Asked on a Thursday and again on the Thursday after, in a review without an end. */
const [first, second] = ['2026-11-05T10:00:00Z', '2026-11-12T10:00:00Z'] as const

/** Mornings are when people are reminded. */
async function mornings(...days: string[]) {
  for (const day of days) await liveThrough(`${day}T05:00:00Z`, `${day}T10:00:00Z`)
}
const thirdMorning = () => mornings('2026-11-10')
const morningsAfter = () => mornings('2026-11-13', '2026-11-16', '2026-11-17', '2026-11-18')

test('who was taken out and is asked again', async () => {
  const { creator, person, review } = await anAsked({ askedAt: first, people: 2 })
  await removeRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, person)).id })
  await thirdMorning()
  at(second)
  await addRespondents(creator, { id: review.id, ...chosenByName(person) })
  await morningsAfter()
  expect(await digestsTo(person)).toEqual(['2026-11-17'])
})

test('who was away and is back', async () => {
  const { person } = await anAsked({ askedAt: first, people: 2 })
  await deactivate(person)
  await reassignOutdated(new Date(first))
  await thirdMorning()
  await db.member.update({ where: { id: person.memberId }, data: { status: 'ACTIVE' } })
  await reassignOutdated(at(second))
  await morningsAfter()
  expect(await digestsTo(person)).toEqual(['2026-11-17'])
})

test('who was added in a pause, as of its end', async () => {
  const { workspace, creator, review } = await anAsked({ askedAt: first })
  const newcomer = await aMember({ workspace, timeZone: 'Europe/Berlin' })
  await pauseReview(creator, review)
  await addRespondents(creator, { id: review.id, ...chosenByName(newcomer) })
  await thirdMorning()
  at(second)
  await resumeReview(creator, review)
  await morningsAfter()
  expect(await digestsTo(newcomer)).toEqual(['2026-11-17'])
})

test('who is outside, was taken out and is asked again', async () => {
  const email = `${unique('olga')}@elsewhere.example`
  const { creator, review } = await anAsked({ askedAt: first, emails: [email] })
  await removeRespondent(creator, { id: review.id, assigneeId: (await externalPlaceOf(review, email)).id })
  at(second)
  await askExternalReviewers(creator, { id: review.id, emails: [email] })
  const reminded = async (moment: string) => {
    await remindDueExternalReviewers(at(moment))
    return (await mailsTo(email)).filter(({ event }) => event === 'review.reminded').length
  }
  expect([await reminded('2026-11-13T08:00:00Z'), await reminded('2026-11-17T08:00:00Z')]).toEqual([0, 1])
})
