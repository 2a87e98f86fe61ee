import { formatDate, formatDateTime } from '@/lib/shared/dates'
import { daysFrom, now } from '@/lib/platform/clock'
import { unique } from '@/tests/factories/workspaces'
import { aCircle, aReview, mailedCode, aReviewer } from '@/tests/factories/reviews'
import { externalPlaceOf } from '@/tests/factories/respondents'
import { extendRespondent } from '@/lib/reviews/respondents/commands/extend-respondent'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { db, transaction } from '@/lib/platform/db'
import { findSettings } from '@/lib/reviews/model/queries/find-settings'
import { editReview } from '@/lib/reviews/operating/commands/edit-review'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { reopenReview } from '@/lib/reviews/operating/commands/reopen-review'
import { describe, test, expect } from 'vitest'
import { findReviewer } from '@/lib/access/reviewer'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { renewLinks } from '@/lib/reviews/responses/steps/renew-links'
import { mailsTo } from '@/tests/support/outbox'

const end = (inDays: number) => ({
  closesOn: formatDate(daysFrom(now(), inDays), 'YYYY-MM-DD', 'UTC'),
  closesTime: '17:00',
  timeZone: 'UTC',
})
const endOf = (inDays: number) => new Date(`${end(inDays).closesOn}T17:00:00Z`)

const anAddress = () => `${unique('sam')}@client.example`

/** Three people outside who are asked until the day after tomorrow: one has more time, one is not asked any more. */
async function threeOutside() {
  const { creator, asked } = await aCircle(1)
  const [usual, longer, gone] = [anAddress(), anAddress(), anAddress()]
  const review = await aReview(creator, { asked, emails: [usual, longer, gone], ...end(2) })
  const { id } = review
  const placeOf = async (email: string) => ({ id, assigneeId: (await externalPlaceOf(review, email)).id })
  await extendRespondent(creator, { ...(await placeOf(longer)), ...end(20) })
  await removeRespondent(creator, await placeOf(gone))
  return { creator, review, usual, longer, gone }
}

const linkOf = async ({ id }: { id: string }, email: string) =>
  (await db.externalReviewer.findFirstOrThrow({ where: { reviewId: id, email } })).expiresAt

type Circumstances = Awaited<ReturnType<typeof threeOutside>>

async function moveEnd({ creator, review: { id } }: Circumstances, inDays: number) {
  const { hasShared: _hasShared, closesAt: _closesAt, ...settings } = await findSettings(db, id)
  await editReview(creator, { id, ...settings, ...end(inDays) })
}

async function openAgain({ creator, review: { id } }: Circumstances, inDays: number) {
  await closeReview(creator, { id })
  await reopenReview(creator, { id, ...end(inDays) })
}

describe.each([
  ['moving the end', moveEnd],
  ['opening it again', openAgain],
])('%s', (_case, act) => {
  test('gives each link its life: who was given more time keeps it, who was taken out stays out', async () => {
    const circumstances = await threeOutside()
    const { review, usual, longer, gone } = circumstances
    await act(circumstances, 9)
    expect(await linkOf(review, usual)).toEqual(endOf(9))
    expect(await linkOf(review, longer)).toEqual(endOf(20))
    expect(await findReviewer(await mailedCode(gone))).toBeNull()
  })

  test('never for more than 90 days from now, and the person is told the truth about it', async () => {
    const circumstances = await threeOutside()
    const { review, usual } = circumstances
    await act(circumstances, 300)
    const expiresAt = await linkOf(review, usual)
    expect(Math.round((expiresAt.getTime() - now().getTime()) / 86_400_000)).toBe(90)
    expect((await getAnswering(await aReviewer(usual), review.id)).closesAt).toEqual(expiresAt)
  })
})

test('links of other feedback are left alone, and a second time changes nothing', async () => {
  const [{ review, usual }, other] = [await threeOutside(), await threeOutside()]
  const before = await linkOf(other.review, other.usual)
  const closesAt = endOf(5)
  await transaction((tx) => renewLinks(tx, { id: review.id, closesAt }))
  await transaction((tx) => renewLinks(tx, { id: review.id, closesAt }))
  expect(await linkOf(review, usual)).toEqual(closesAt)
  expect(await linkOf(other.review, other.usual)).toEqual(before)
})

test('somebody asked for longer than a link lives is told until when theirs does', async () => {
  const { creator } = await aCircle(0)
  const email = `${unique('sam')}@client.example`
  const review = await aReview(creator, { emails: [email], ...end(200) })
  const [mail] = await mailsTo(email)
  expect(mail?.props['closesOn']).toContain(formatDateTime(await linkOf(review, email), 'UTC'))
})
