import { expect, test } from 'vitest'
import { daysFrom, now } from '@/lib/platform/clock'
import { formatDate } from '@/lib/shared/dates'
import { db } from '@/lib/platform/db'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { editReview } from '@/lib/reviews/operating/commands/edit-review'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { reopenReview } from '@/lib/reviews/operating/commands/reopen-review'
import { resumeReview } from '@/lib/reviews/operating/commands/resume-review'
import { findManaged } from '@/lib/reviews/operating/queries'
import { extendRespondent } from '@/lib/reviews/respondents/commands/extend-respondent'
import { placeOf } from '@/tests/factories/respondents'
import { aCircle, aReview } from '@/tests/factories/reviews'
import { mailsTo } from '@/tests/support/outbox'
import type { Actor } from '@/lib/access/actor'

const until = (inDays: number) => ({
  closesOn: formatDate(daysFrom(now(), inDays), 'YYYY-MM-DD', 'UTC'),
  closesTime: '17:00',
  timeZone: 'UTC',
})

const newsOf = async ({ memberId, email }: Actor) => [
  ...(await db.notification.findMany({ where: { memberId } })).map(({ key }) => key.split(':')[0]),
  ...(await mailsTo(email)).map(({ event }) => event),
]

test('who answers their own form is not notified of what they do with it; the others are', async () => {
  const { creator, asked } = await aCircle(1)
  const [other = creator] = asked
  const { id } = await aReview(creator, { asked: [creator, other], about: 'me', ...until(3) })
  await pauseReview(creator, { id })
  await resumeReview(creator, { id })
  const settings = (await findManaged(creator, id))?.settings
  if (!settings) throw new Error('It was sent.')
  await editReview(creator, { id, ...settings, ...until(5), seenByAdmins: true })
  const own = await placeOf({ id }, creator)
  await extendRespondent(creator, { id, assigneeId: own.id, ...until(9) })
  await closeReview(creator, { id })
  await reopenReview(creator, { id, ...until(12) })
  expect(await newsOf(creator)).toEqual([])
  const told = ['paused', 'resumed', 'rescheduled', 'widened', 'reopened'].map((what) => `review.${what}`)
  expect(await newsOf(other)).toEqual(expect.arrayContaining([...told, 'review.prolonged']))
})

test('who approves their own nominations is not notified of it', async () => {
  const { creator, asked } = await aCircle(3)
  const [one = creator, two = creator, peer = creator] = asked
  const nominations = { min: 1, max: 3, approver: 'CREATOR' as const }
  const { id } = await aReview(creator, { asked: [one, two], about: 'me', nominations })
  await nominatePeers(creator, { id, memberIds: [peer.memberId] })
  const { id: nominationId } = await db.reviewNomination.findFirstOrThrow({ where: { reviewId: id } })
  await approveNomination(creator, { id, nominationId })
  expect(await newsOf(creator)).toEqual([])
  expect(await newsOf(peer)).toContain('review.requested')
})
