import { afterEach, describe, test, expect } from 'vitest'
import { setClock } from '@/lib/platform/clock'
import {
  aCircle,
  aReview,
  aboutPerson,
  aResponse,
  allAnswers,
  storedOf,
  type GivenForm,
} from '@/tests/factories/reviews'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, anAdmin } from '@/tests/factories/members'
import { systemActor, type Actor } from '@/lib/access/actor'
import { placeOf, externalPlaceOf } from '@/tests/factories/respondents'
import { db } from '@/lib/platform/db'
import { formContentSchema } from '@/lib/reviews/model/schema'
import { saveRevision } from '@/lib/reviews/responses/commands/save-revision'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { correctRelationship } from '@/lib/reviews/respondents/commands/correct-relationship'
import { expectRefused } from '@/tests/support/refused'
import { unique } from '@/tests/factories/workspaces'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { aTeam } from '@/tests/factories/teams'
import { at, firstMonday, aSeries, secondMonday, aRound } from '@/tests/factories/series'
import { reassignRespondents } from '@/lib/reviews/respondents/commands/reassign-respondents'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'

afterEach(() => setClock())

/** Feedback about somebody from people who share no team with them, unless told otherwise. */
async function aboutSomebody({
  size = 3,
  role = 'Manager',
  ...given
}: GivenForm & { size?: number; role?: Role } = {}) {
  const { workspace, asked } = await aCircle(size)
  const creator = await aMember({ workspace, role })
  const subject = role === 'Member' ? creator : await aMember({ workspace })
  const review = await aReview(creator, { asked, ...aboutPerson(subject), ...given })
  const [respondent = creator] = asked
  return { workspace, creator, subject, asked, respondent, review }
}

const inputFor = async (
  review: { id: string },
  person: Actor,
  relationship: 'MANAGER' | 'PEER' | 'OTHER' = 'MANAGER',
) => ({ id: review.id, assigneeId: (await placeOf(review, person)).id, relationship })

const editsOf = async (reviewId: string) => {
  const { content } = await db.form.findUniqueOrThrow({ where: { reviewId } })
  return formContentSchema.parse(content).relationships
}

describe.each(Object.values(Role))('as %s', (role) => {
  test('puts it right in what one sent, with all that was written, and once', async () => {
    const { creator, asked, respondent, review } = await aboutSomebody({ role })
    const [, drafting = creator, untouched = creator] = asked
    await aResponse(respondent, review)
    await saveRevision(respondent, { reviewId: review.id, answers: allAnswers(review).slice(0, 1) })
    for (const person of [drafting, untouched])
      await saveAnswers(person, { reviewId: review.id, answers: allAnswers(review) })
    for (const person of [respondent, drafting]) {
      const input = await inputFor(review, person)
      await Promise.all([correctRelationship(creator, input), correctRelationship(creator, input)])
    }
    const { answers } = await storedOf(review.id)
    const sizes = ['MANAGER', 'OTHER'].map((group) => answers.filter((answer) => answer.relationship === group).length)
    expect(sizes).toEqual([18, 6])
    expect((await placeOf(review, respondent)).relationship).toBe('MANAGER')
    const told = await db.activity.count({
      where: { memberId: creator.memberId, title: { contains: 'among Managers' } },
    })
    expect(told).toBe(2)
  })
})

test('a stranger does not find it, and nobody else may', async () => {
  const { workspace, respondent, review } = await aboutSomebody()
  const input = await inputFor(review, respondent)
  await expectRefused(correctRelationship(await anAdmin(), input), 'not-found')
  await expectRefused(correctRelationship(await anAdmin({ workspace }), input), 'forbidden')
  await expectRefused(correctRelationship(respondent, input), 'forbidden')
  expect((await placeOf(review, respondent)).relationship).toBe('OTHER')
})

test('neither of people outside, nor of whom it is about, nor where it is about nobody, nor of those not asked', async () => {
  const email = `${unique('olga')}@client.example`
  const { workspace, creator, subject, respondent, review } = await aboutSomebody({ emails: [email] })
  const outside = {
    id: review.id,
    assigneeId: (await externalPlaceOf(review, email)).id,
    relationship: 'PEER',
  } as const
  await expectRefused(correctRelationship(creator, outside), 'invalid', 'relationship')
  const own = await aReview(creator, { asked: [subject, respondent], ...aboutPerson(subject) })
  await expectRefused(correctRelationship(creator, await inputFor(own, subject)), 'invalid', 'relationship')
  const aboutNobody = await aReview(creator, { asked: [respondent] })
  await expectRefused(correctRelationship(creator, await inputFor(aboutNobody, respondent)), 'conflict')
  const elsewhere = await aReview(creator, { asked: [await aMember({ workspace })], ...aboutPerson(subject) })
  const place = await inputFor(review, respondent)
  await expectRefused(correctRelationship(creator, { ...place, id: elsewhere.id }), 'not-found')
  await removeRespondent(creator, place)
  await expectRefused(correctRelationship(creator, place), 'not-found')
})

test('what has ended stays as it is', async () => {
  const { creator, respondent, review } = await aboutSomebody()
  await closeReview(creator, review)
  await expectRefused(correctRelationship(creator, await inputFor(review, respondent)), 'conflict')
})

describe('in anonymous feedback', () => {
  test('only while nobody has answered', async () => {
    const { creator, asked, respondent, review } = await aboutSomebody({ size: 3, anonymity: 'ANONYMOUS' })
    await saveAnswers(respondent, { reviewId: review.id, answers: allAnswers(review) })
    await correctRelationship(creator, await inputFor(review, respondent, 'PEER'))
    expect((await placeOf(review, respondent)).relationship).toBe('PEER')
    await aResponse(respondent, review)
    for (const person of asked) {
      await expectRefused(correctRelationship(creator, await inputFor(review, person)), 'conflict')
    }
  })

  test('and who is alone in a group by then is counted among the others once it closes', async () => {
    const { workspace, creator, asked: peers } = await aCircle(4)
    const [respondent = creator] = peers
    const subject = await aMember({ workspace })
    await aTeam({ workspace, members: [subject, ...peers] })
    const review = await aReview(creator, { asked: peers, anonymity: 'ANONYMOUS', ...aboutPerson(subject) })
    await correctRelationship(creator, await inputFor(review, respondent))
    for (const person of peers) await aResponse(person, review)
    await closeReview(creator, review)
    const groups = (await storedOf(review.id)).answers.map(({ relationship }) => relationship)
    expect([groups.length, new Set(groups)]).toEqual([24, new Set(['OTHER'])])
  })
})

describe('the form remembers it', () => {
  test('as a choice by hand, which no team takes back, and which the next round begins with', async () => {
    at(firstMonday)
    const { workspace, asked } = await aCircle(2)
    const [respondent, other] = asked
    if (!respondent || !other) throw new Error('Two people are needed.')
    const creator = await aMember({ workspace, role: 'Manager' })
    const subject = await aMember({ workspace })
    const { id, review } = await aSeries(creator, { asked, ...aboutPerson(subject) })
    await correctRelationship(creator, await inputFor(review, respondent))
    expect(await editsOf(review.id)).toEqual({ [respondent.memberId]: 'MANAGER' })
    await reassignRespondents(systemActor(workspace.id), review)
    expect(await placeOf(review, respondent)).toMatchObject({ relationship: 'MANAGER', removedAt: null })
    at(secondMonday)
    await repeatReview(creator, { id })
    const rounds = await db.review.findMany({ where: { seriesId: id }, orderBy: { occursOn: 'asc' } })
    expect(rounds).toHaveLength(2)
    expect((await placeOf({ id: rounds[1]?.id ?? '' }, respondent)).relationship).toBe('MANAGER')
  })

  test('and forgets it once it says what their teams do', async () => {
    const { workspace, creator, subject, respondent, review } = await aboutSomebody()
    await aTeam({ workspace, members: [subject, respondent] })
    await correctRelationship(creator, await inputFor(review, respondent))
    await correctRelationship(creator, await inputFor(review, respondent, 'PEER'))
    expect(await editsOf(review.id)).toEqual({})
  })

  test('for each person that several were asked about, apart', async () => {
    const { workspace, asked } = await aCircle(3)
    const [one, two, respondent] = asked
    if (!one || !two || !respondent) throw new Error('Three people are needed.')
    const creator = await aMember({ workspace, role: 'Manager' })
    const roundId = await aRound(creator, { asked: [respondent], subjects: [one, two] })
    const reviews = await db.review.findMany({ where: { roundId }, orderBy: { id: 'asc' } })
    const [first, second] = reviews
    if (!first || !second) throw new Error('Two reviews are needed.')
    await correctRelationship(creator, await inputFor(first, respondent, 'PEER'))
    expect((await placeOf(first, respondent)).relationship).toBe('PEER')
    expect((await placeOf(second, respondent)).relationship).toBe('OTHER')
    expect([await editsOf(first.id), await editsOf(second.id)]).toEqual([{ [respondent.memberId]: 'PEER' }, {}])
  })
})
