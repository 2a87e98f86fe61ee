import { unique, aWorkspace } from '@/tests/factories/workspaces'
import {
  storedOf,
  aCircle,
  aReview,
  aResponse,
  aReviewer,
  aRunningReview,
  aDraft,
  allAnswers,
  mailedCode,
} from '@/tests/factories/reviews'
import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { askExternalReviewers } from '@/lib/reviews/respondents/commands/ask-external-reviewers'
import { linksMailedTo, externalPlaceOf } from '@/tests/factories/respondents'
import { letMailsLeave, mailsTo } from '@/tests/support/outbox'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { db } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { findReviewer } from '@/lib/access/reviewer'
import { tellUnsubscribed } from '@/lib/reviews/respondents/queries/list-external-waiting'
import { askExternalReviewersSchema } from '@/lib/reviews/respondents/schema'
import { randomId } from '@/lib/shared/randomness'

const anAddress = () => `${unique('olga')}@client.example`
const addresses = (count: number) => Array.from({ length: count }, anAddress)
const askedCount = async (id: string) => (await storedOf(id)).review.askedCount

describe.each(Object.values(Role))('as %s', (role) => {
  test('asks people outside in what one sent, each once, and they can answer', async () => {
    const { workspace, asked } = await aCircle(1)
    const creator = await aMember({ workspace, role })
    const [known, email] = [anAddress(), anAddress()]
    const review = await aReview(creator, { asked, emails: [known] })
    const input = { id: review.id, emails: [known, email.toUpperCase(), ` ${email}`] }
    const both = await Promise.allSettled([askExternalReviewers(creator, input), askExternalReviewers(creator, input)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await askedCount(review.id)).toBe(3)
    for (const address of [known, email]) expect(await linksMailedTo(address, 'review.requested')).toHaveLength(1)
    const [mail] = await mailsTo(email)
    expect(mail?.props['privacySentence']).toContain('e-mail address')
    await aResponse(await aReviewer(email), review)
    expect((await storedOf(review.id)).review.answeredCount).toBe(1)
  })
})

test('a stranger does not find it, and nobody else may', async () => {
  const { workspace, respondent, review } = await aRunningReview()
  const input = { id: review.id, emails: addresses(1) }
  await expectRefused(askExternalReviewers(await anAdmin(), input), 'not-found')
  await expectRefused(askExternalReviewers(await anAdmin({ workspace }), input), 'forbidden')
  await expectRefused(askExternalReviewers(respondent, input), 'forbidden')
  expect(await askedCount(review.id)).toBe(3)
})

describe('the plan', () => {
  test.each([
    ['FREE', 0, 1, 'This feature is only accessible with a paid plan.'],
    ['PRO', 20, 6, 'You have reached the limit for your plan.'],
  ] as const)('%s with %i asked does not include %i more', async (plan, before, more, sentence) => {
    const workspace = await aWorkspace({ plan })
    const creator = await aMember({ workspace, role: 'Manager' })
    const review = await aReview(creator, { asked: [await aMember({ workspace })], emails: addresses(before) })
    const { code, fields } = await refusalOf(askExternalReviewers(creator, { id: review.id, emails: addresses(more) }))
    expect([code, fields]).toEqual(['plan-limit', { emails: sentence }])
    expect(await askedCount(review.id)).toBe(before + 1)
  })
})

test('neither a draft nor what has ended takes more people', async () => {
  const { creator, review, asked } = await aRunningReview()
  const emails = addresses(1)
  await expectRefused(askExternalReviewers(creator, { id: (await aDraft(creator, { asked })).id, emails }), 'conflict')
  await closeReview(creator, review)
  await expectRefused(askExternalReviewers(creator, { id: review.id, emails }), 'conflict')
})

test('half an address, a colleague and those who are asked already are named', async () => {
  const { creator, respondent, review } = await aRunningReview()
  const [email = ''] = addresses(1)
  await askExternalReviewers(creator, { id: review.id, emails: [email] })
  for (const wrong of ['half-an-addr', respondent.email, email]) {
    await expectRefused(askExternalReviewers(creator, { id: review.id, emails: [wrong] }), 'invalid', 'emails')
  }
  expect(await askedCount(review.id)).toBe(4)
})

test.each([
  ['NAMED', 'opted out, and can’t be asked again.'],
  ['ANONYMOUS', 'Everyone you added was already asked.'],
] as const)('who opted out of a %s form is said to have, where that may be known', async (anonymity, sentence) => {
  const email = anAddress()
  const { creator, review } = await aRunningReview({ anonymity, emails: [email, anAddress(), anAddress()] })
  await optOutOfReview(await aReviewer(email), { reviewId: review.id })
  const { fields } = await refusalOf(askExternalReviewers(creator, { id: review.id, emails: [email] }))
  expect(fields['emails']).toContain(sentence)
})

test('the address of a deactivated colleague is not asked, and not said to be there to choose', async () => {
  const { creator, asked, respondent, review } = await aRunningReview()
  const colleague = asked.find(({ memberId }) => memberId !== respondent.memberId)
  await deactivate(respondent)
  const ask = (emails: string[]) => refusalOf(askExternalReviewers(creator, { id: review.id, emails }))
  const { code, fields } = await ask([respondent.email])
  const sentence = `${respondent.email} can’t be asked: the account is deactivated. Use another address, or ask an admin to reactivate it.`
  expect([code, fields]).toEqual(['invalid', { emails: sentence }])
  const both = await ask([respondent.email, colleague?.email ?? ''])
  expect(both.message).toBe(`${colleague?.email} belongs to a colleague. Choose them under People instead.`)
})

test('who unsubscribed from the mails is not asked, as no link would reach them', async () => {
  const { workspace, creator, review } = await aRunningReview()
  const [gone, other] = [anAddress(), anAddress()]
  await db.unsubscribedAddress.create({ data: { workspaceId: workspace.id, email: gone, createdAt: now() } })
  const { fields } = await refusalOf(askExternalReviewers(creator, { id: review.id, emails: [gone, other] }))
  expect(fields).toEqual({
    emails: `${gone} can’t be asked: they unsubscribed from this workspace’s mail. Remove it, or use another address.`,
  })
  expect(await askedCount(review.id)).toBe(3)
})

test('who was taken out comes back to what they wrote, through the link of their first mail', async () => {
  const [email = ''] = addresses(1)
  const { creator, review } = await aRunningReview({ emails: [email] })
  await saveAnswers(await aReviewer(email), { reviewId: review.id, answers: allAnswers(review) })
  const { id: assigneeId } = await externalPlaceOf(review, email)
  await letMailsLeave(email)
  await removeRespondent(creator, { id: review.id, assigneeId })
  expect(await findReviewer(await mailedCode(email))).toBeNull()
  await askExternalReviewers(creator, { id: review.id, emails: [email] })
  expect(await externalPlaceOf(review, email)).toMatchObject({ id: assigneeId, removedAt: null })
  const [first, again] = await linksMailedTo(email, 'review.requested')
  expect([again, await askedCount(review.id)]).toEqual([first, 4])
  expect((await storedOf(review.id)).responses).toHaveLength(1)
  await aResponse(await aReviewer(email), review)
})

test('once anonymous answers have arrived three at once, so that the count points to none of them', async () => {
  const { creator, asked, review } = await aRunningReview({ anonymity: 'ANONYMOUS' })
  for (const person of asked) await aResponse(person, review)
  await expectRefused(askExternalReviewers(creator, { id: review.id, emails: addresses(2) }), 'invalid', 'emails')
  await askExternalReviewers(creator, { id: review.id, emails: addresses(3) })
  expect(await askedCount(review.id)).toBe(6)
})

describe('an address whose reader wants no mail', () => {
  async function anUnsubscribed(plan: 'PRO' | 'FREE' = 'PRO') {
    const workspace = await aWorkspace({ plan })
    const [creator, colleague] = [await aMember({ workspace, role: 'Manager' }), await aMember({ workspace })]
    const review = await aReview(creator, { asked: [colleague] })
    const [email = '', other = ''] = addresses(2)
    await db.unsubscribedAddress.create({ data: { workspaceId: workspace.id, email, createdAt: now() } })
    return { workspace, creator, colleague, email, input: { id: review.id, emails: [email, other, 'no address'] } }
  }

  test('is told to the creator as they write it, and to nobody else', async () => {
    const { workspace, creator, colleague, email, input } = await anUnsubscribed()
    expect(await tellUnsubscribed(creator, input)).toEqual({ unsubscribed: [email] })
    await expectRefused(tellUnsubscribed(await anAdmin(), input), 'not-found')
    await expectRefused(tellUnsubscribed(await anAdmin({ workspace }), input), 'forbidden')
    await expectRefused(tellUnsubscribed(colleague, input), 'forbidden')
  })

  test('is told to nobody who may ask nobody outside', async () => {
    const { creator, input } = await anUnsubscribed('FREE')
    expect(await tellUnsubscribed(creator, input)).toEqual({ unsubscribed: [] })
  })
})

test('an address the database cannot hold is refused before it is looked up', () => {
  const parsed = askExternalReviewersSchema.safeParse({ id: randomId(), emails: ['kim\u0000@acme.example'] })
  expect(parsed.error?.issues.map(({ path }) => path)).toEqual([['emails', 0]])
})
