import { aReleasedReview, auditOf } from '@/tests/factories/releases'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { test, expect } from 'vitest'
import { aMember } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'
import { unshareReview } from '@/lib/reviews/results/commands/unshare-review'
import { getSharedHead } from '@/lib/reviews/results/queries/get-review-head'
import { toldTo } from '@/tests/factories/respondents'
import { letMailsLeave, mailsTo } from '@/tests/support/outbox'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { getSharing } from '@/lib/reviews/results/queries/get-sharing'

const sharingMailsTo = async ({ email }: Actor) =>
  (await mailsTo(email)).filter(({ event }) => event === 'review.shared')

/** A released review that its subject shared with a colleague. */
async function aSharedReview() {
  const scene = await aReleasedReview()
  await shareReview(scene.subject, { id: scene.id, memberId: scene.reader.memberId })
  return scene
}

test('the creator removes any reader, and nobody uninvolved does, whatever their role', async () => {
  const { workspace, creator, asked, reader, id } = await aSharedReview()
  const input = { id, memberId: reader.memberId }
  const admin = await aMember({ workspace, role: 'Admin' })
  for (const actor of [...asked, admin, reader]) await expectRefused(unshareReview(actor, input), 'forbidden')
  await unshareReview(creator, input)
  await expectRefused(getSharedHead(reader, id), 'forbidden')
})

test('a stranger does not find it', async () => {
  const { reader, id } = await aSharedReview()
  const stranger = await aMember({ role: 'Admin' })
  await expectRefused(unshareReview(stranger, { id, memberId: reader.memberId }), 'not-found')
})

test('its subject takes away whom they let in, and may let them in again', async () => {
  const { subject, reader, id } = await aSharedReview()
  const input = { id, memberId: reader.memberId }
  await letMailsLeave(reader.email)
  await Promise.all([unshareReview(subject, input), unshareReview(subject, input)])
  await expectRefused(getSharedHead(reader, id), 'forbidden')
  await shareReview(subject, input)
  expect((await getSharedHead(reader, id)).readAs).toBe('shared')
  expect(await toldTo(reader, 'review.shared')).toHaveLength(1)
  expect(await sharingMailsTo(reader)).toHaveLength(2)
  const acts = (await auditOf(id)).map(({ action }) => action)
  expect(acts).toEqual(['review.released', 'review.shared', 'review.unshared', 'review.shared'])
})

test('a reader who was removed keeps no notification, feed line or unsent mail of it, and other readers keep theirs', async () => {
  const { workspace, subject, reader, id } = await aSharedReview()
  const other = await aMember({ workspace })
  await shareReview(subject, { id, memberId: other.memberId })
  const linesOf = ({ memberId }: Actor) => db.activity.count({ where: { memberId, link: `/feedback/shared/${id}` } })
  const heard = async (one: Actor) => [
    (await toldTo(one, 'review.shared')).length,
    await linesOf(one),
    (await sharingMailsTo(one)).length,
  ]
  expect([await heard(reader), await heard(other)]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ])
  await unshareReview(subject, { id, memberId: reader.memberId })
  expect([await heard(reader), await heard(other)]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ])
})

test('but not whom the one who asked had let in', async () => {
  const { creator, subject, reader, id } = await aReleasedReview({ isShared: true })
  const input = { id, memberId: reader.memberId }
  await shareReview(subject, input)
  await expectRefused(unshareReview(subject, input), 'forbidden')
  const sharing = await getSharing(subject, await getSharedHead(subject, id))
  expect(sharing?.people.map(({ mayStop }) => mayStop)).toEqual([false])
  await unshareReview(creator, input)
  await unshareReview(creator, input)
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['review.released', 'review.unshared'])
})
