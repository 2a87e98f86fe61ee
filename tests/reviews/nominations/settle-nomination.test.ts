import { test, expect } from 'vitest'
import { someNominations } from './circumstances'
import type { Actor } from '@/lib/access/actor'
import { db, transaction } from '@/lib/platform/db'
import { declineNomination } from '@/lib/reviews/nominations/commands/decline-nomination'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { aManager, aMember } from '@/tests/factories/members'
import { aboutPerson, aReview } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { settleNomination } from '@/lib/reviews/nominations/steps/settle-nomination'
import { expectRefused } from '@/tests/support/refused'

test('settles once, returns the review it holds, and says when there was nothing left to settle', async () => {
  const { creator, review, inputs } = await someNominations()
  const [input = { id: '', nominationId: '' }] = inputs
  const settle = (status: 'APPROVED' | 'DECLINED') => transaction((tx) => settleNomination(tx, creator, input, status))
  const both = await Promise.all([settle('APPROVED'), settle('APPROVED')])
  expect(both.map((held) => held?.id ?? null).toSorted()).toEqual([null, review.id].toSorted())
  await expectRefused(settle('DECLINED'), 'conflict')
})

const about = (review: { id: string }, event: string, { memberId, email }: Actor) =>
  Promise.all([
    db.notification.count({ where: { memberId, readAt: null, key: { startsWith: `${event}:${review.id}` } } }),
    mailsTo(email).then((mails) => mails.filter((mail) => mail.event === event).length),
  ])

test('once it is closed, nobody is asked to nominate or to decide', async () => {
  const { creator, subject, review } = await someNominations()
  await closeReview(creator, review)
  expect(await about(review, 'nomination.proposed', creator)).toEqual([0, 0])
  const nominations = { min: 2, max: 3, approver: 'CREATOR' as const }
  const other = await aReview(creator, { asked: [], ...aboutPerson(subject), nominations })
  await closeReview(creator, other)
  expect(await about(other, 'nomination.requested', subject)).toEqual([0, 0])
})

test('once enough are nominated and all decided, nobody is asked for it any longer, the other manager neither', async () => {
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace, role: 'Manager' })
  const subject = await aMember({ workspace })
  const peers = await Promise.all([1, 2].map(() => aMember({ workspace })))
  const managers = await Promise.all([1, 2].map(() => aManager({ workspace })))
  await aTeam({ workspace, members: [subject], managers })
  const nominations = { min: 2, max: 3, approver: 'MANAGER' as const }
  const review = await aReview(creator, { asked: [], ...aboutPerson(subject), nominations })
  expect(await about(review, 'nomination.requested', subject)).toEqual([1, 1])
  await nominatePeers(subject, { id: review.id, memberIds: peers.map(({ memberId }) => memberId) })
  expect(await about(review, 'nomination.requested', subject)).toEqual([0, 0])
  const waiting = await db.reviewNomination.findMany({ where: { reviewId: review.id } })
  const left = []
  for (const { id: nominationId } of waiting) {
    await declineNomination(managers[0] ?? creator, { id: review.id, nominationId })
    left.push(await about(review, 'nomination.proposed', managers[1] ?? creator))
  }
  expect(left).toEqual([
    [1, 1],
    [0, 0],
  ])
})
