import { storedOf, aCircle, aReview, aResponse, aRunningReview, aDraft } from '@/tests/factories/reviews'
import { db } from '@/lib/platform/db'
import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, anAdmin } from '@/tests/factories/members'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { resumeReview } from '@/lib/reviews/operating/commands/resume-review'
import { unique } from '@/tests/factories/workspaces'
import { linksMailedTo } from '@/tests/factories/respondents'
import { expectRefused } from '@/tests/support/refused'
import { daysFrom, now } from '@/lib/platform/clock'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'

const statusOf = async (id: string) => (await storedOf(id)).review.status
const toldTimes = (memberId: string) =>
  db.notification.count({ where: { memberId, key: { startsWith: 'review.resumed' } } })

describe.each(Object.values(Role))('as %s', (role) => {
  test('goes on with what one paused, and people can answer again', async () => {
    const { workspace, asked } = await aCircle(2)
    const creator = await aMember({ workspace, role })
    const review = await aReview(creator, { asked })
    await pauseReview(creator, review)
    await Promise.all([resumeReview(creator, review), resumeReview(creator, review)])
    expect(await statusOf(review.id)).toBe('ACTIVE')
    const [one = creator] = asked
    expect(await toldTimes(one.memberId)).toBe(1)
    await aResponse(one, review)
    expect((await storedOf(review.id)).review.answeredCount).toBe(1)
  })
})

test('a second pause and its end are told again', async () => {
  const { creator, respondent, review } = await aRunningReview()
  for (let time = 0; time < 2; time += 1) {
    await pauseReview(creator, review)
    await resumeReview(creator, review)
  }
  expect(await toldTimes(respondent.memberId)).toBe(2)
})

test('people outside hear by mail that it is paused and that it goes on, through the link they have', async () => {
  const email = `${unique('olga')}@elsewhere.example`
  const { creator, review } = await aRunningReview({ emails: [email] })
  const asked = await linksMailedTo(email, 'review.requested')
  await pauseReview(creator, review)
  expect(await linksMailedTo(email, 'review.paused')).toEqual(asked)
  await resumeReview(creator, review)
  expect(await linksMailedTo(email, 'review.prolonged')).toEqual(asked)
})

test('a stranger does not find it, and nobody else may', async () => {
  const { workspace, creator, respondent, review } = await aRunningReview()
  await pauseReview(creator, review)
  await expectRefused(resumeReview(await anAdmin(), review), 'not-found')
  await expectRefused(resumeReview(await anAdmin({ workspace }), review), 'forbidden')
  await expectRefused(resumeReview(respondent, review), 'forbidden')
  expect(await statusOf(review.id)).toBe('INACTIVE')
})

test('what is not sent, has ended or is past its date cannot go on', async () => {
  const { creator, review, asked } = await aRunningReview()
  await expectRefused(resumeReview(creator, { id: (await aDraft(creator, { asked })).id }), 'conflict')
  await pauseReview(creator, review)
  await db.review.update({ where: { id: review.id }, data: { closesAt: daysFrom(now(), -1) } })
  await expectRefused(resumeReview(creator, review), 'invalid', 'closesOn')
  await closeReview(creator, review)
  await expectRefused(resumeReview(creator, review), 'conflict')
})
