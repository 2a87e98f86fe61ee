import { afterEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { awardDueBadges } from '@/lib/badges/jobs'
import { listBadges } from '@/lib/badges/queries/list-badges'
import { setClock } from '@/lib/platform/clock'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { extendRespondent } from '@/lib/reviews/respondents/commands/extend-respondent'
import { aManager, aMember } from '@/tests/factories/members'
import { chosenByName, placeOf } from '@/tests/factories/respondents'
import { aResponse, aReview } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'

afterEach(() => setClock())

const at = (time: string) => setClock(() => new Date(time))

async function aPairOfColleagues() {
  const workspace = await aWorkspace()
  return { asker: await aManager({ workspace }), answerer: await aMember({ workspace }) }
}

/** The months counted once the job has run at a moment. */
async function monthsOf(actor: Actor, time: string) {
  at(time)
  await awardDueBadges(new Date(time))
  return (await listBadges(actor, actor.memberId)).find(({ name }) => name === 'Monthly Master')?.times ?? 0
}

/** A January request to this person alone. */
function askedIn(asker: Actor, answerer: Actor, month = '2027-01') {
  at(`${month}-02T09:00:00Z`)
  return aReview(asker, { asked: [answerer], closesOn: `${month}-20`, closesTime: '12:00' })
}

async function answeredIn(asker: Actor, answerer: Actor, month?: string) {
  const review = await askedIn(asker, answerer, month)
  await aResponse(answerer, review)
  await closeReview(asker, review)
}

const three = [1, 2, 3]

test('awarded once for a month in which all that was due was answered, then counts months', async () => {
  const { asker, answerer } = await aPairOfColleagues()
  for (const _ of three) await answeredIn(asker, answerer)
  await closeReview(asker, await askedIn(asker, answerer))
  expect(await monthsOf(answerer, '2027-02-01T01:00:00Z')).toBe(0)
  for (const _ of three) await answeredIn(asker, answerer, '2027-02')
  expect(await monthsOf(answerer, '2027-02-27T01:00:00Z')).toBe(0)
  expect(await monthsOf(answerer, '2027-03-01T01:00:00Z')).toBe(1)
  for (const _ of three) await answeredIn(asker, answerer, '2027-03')
  expect(await monthsOf(answerer, '2027-04-01T01:00:00Z')).toBe(2)
})

test.each([
  ['answered', 1],
  ['missed', 0],
])('a month waits for an extended request, which is %s', async (outcome, months) => {
  const { asker, answerer } = await aPairOfColleagues()
  for (const _ of three) await answeredIn(asker, answerer)
  const review = await askedIn(asker, answerer)
  const assigneeId = (await placeOf(review, answerer)).id
  await extendRespondent(asker, {
    id: review.id,
    assigneeId,
    closesOn: '2027-02-10',
    closesTime: '12:00',
    timeZone: 'UTC',
  })
  expect(await monthsOf(answerer, '2027-02-01T01:00:00Z')).toBe(0)
  if (outcome === 'answered') await aResponse(answerer, review)
  expect(await monthsOf(answerer, '2027-02-02T01:00:00Z')).toBe(0)
  await closeReview(asker, review)
  expect(await monthsOf(answerer, '2027-02-03T01:00:00Z')).toBe(months)
})

test('a request that was added during a pause and never sent is not due', async () => {
  const { asker, answerer } = await aPairOfColleagues()
  for (const _ of three) await answeredIn(asker, answerer)
  const review = await askedIn(asker, asker)
  await pauseReview(asker, review)
  await addRespondents(asker, { id: review.id, ...chosenByName(answerer) })
  await closeReview(asker, review)
  expect(await monthsOf(answerer, '2027-02-01T01:00:00Z')).toBe(1)
})

test.each([
  ['answered', 0],
  ['missed', 1],
])('an anonymous request is not due, whether it is %s', async (outcome, months) => {
  const { asker, answerer } = await aPairOfColleagues()
  const others = await Promise.all(three.map(() => aMember({ workspace: { id: asker.workspaceId } })))
  const named = outcome === 'missed' ? three : three.slice(1)
  for (const _ of named) await answeredIn(asker, answerer)
  at('2027-01-02T09:00:00Z')
  const asked = [answerer, ...others]
  const review = await aReview(asker, { asked, anonymity: 'ANONYMOUS', closesOn: '2027-01-20', closesTime: '12:00' })
  for (const one of outcome === 'answered' ? asked : others) await aResponse(one, review)
  await closeReview(asker, review)
  expect(await monthsOf(answerer, '2027-02-01T01:00:00Z')).toBe(months)
})
