import { Role } from '@/lib/platform/generated/prisma/enums'
import { aCircle, aDraft, storedOf } from '@/tests/factories/reviews'
import { aMember, deactivate } from '@/tests/factories/members'
import { db } from '@/lib/platform/db'
import { systemActor } from '@/lib/access/actor'
import { test, expect } from 'vitest'
import { holdBackReview } from '@/lib/reviews/drafting/commands/hold-back-review'
import { mailsTo } from '@/tests/support/outbox'
import { aWorkspace } from '@/tests/factories/workspaces'

const reason = 'Tom Reed can’t be asked: their account is deactivated.'
const past = new Date(Date.now() - 60_000)

/** A form of this person that should have gone out a minute ago. */
async function anOverdueDraft(role: Role = 'Manager', startsAt = past) {
  const { workspace, asked } = await aCircle(1)
  const creator = await aMember({ workspace, role })
  const { id } = await aDraft(creator, { asked })
  await db.review.update({ where: { id }, data: { startsAt } })
  return { workspace, creator, id, system: systemActor(workspace.id) }
}

const startOf = async (id: string) => (await storedOf(id)).review.startsAt

test.each(Object.values(Role))('makes it a draft again, and tells the %s who wrote it why', async (role) => {
  const { creator, id, system } = await anOverdueDraft(role)
  await holdBackReview(system, { id, reason })
  expect((await storedOf(id)).review).toMatchObject({ status: 'DRAFT', startsAt: null })
  expect(await mailsTo(creator.email)).toMatchObject([
    { event: 'review.held-back', props: { reviewTitle: 'How we work', reason } },
  ])
  const told = await db.notification.findMany({ where: { memberId: creator.memberId } })
  expect(told).toMatchObject([{ message: `“How we work” wasn’t sent. ${reason}`, link: `/feedback/edit/${id}` }])
})

test('in another workspace it is not found', async () => {
  const { id } = await anOverdueDraft()
  await holdBackReview(systemActor((await aWorkspace()).id), { id, reason })
  expect(await startOf(id)).toEqual(past)
})

test('one that is not due yet, or was sent meanwhile, stays as it is', async () => {
  const later = new Date(Date.now() + 60_000)
  const early = await anOverdueDraft('Manager', later)
  await holdBackReview(early.system, { id: early.id, reason })
  expect(await startOf(early.id)).toEqual(later)
  const sent = await anOverdueDraft()
  await db.review.update({ where: { id: sent.id }, data: { status: 'ACTIVE' } })
  await holdBackReview(sent.system, { id: sent.id, reason })
  expect(await startOf(sent.id)).toEqual(past)
  expect([await mailsTo(early.creator.email), await mailsTo(sent.creator.email)]).toEqual([[], []])
})

test('twice, and in two places at once, it is told once; a second schedule that fails is told again', async () => {
  const { creator, id, system } = await anOverdueDraft()
  await Promise.all([holdBackReview(system, { id, reason }), holdBackReview(system, { id, reason })])
  await holdBackReview(system, { id, reason })
  expect(await mailsTo(creator.email)).toHaveLength(1)
  await db.review.update({ where: { id }, data: { startsAt: new Date(past.getTime() + 1000) } })
  await holdBackReview(system, { id, reason })
  expect(await mailsTo(creator.email)).toHaveLength(2)
})

test('who left is told nothing', async () => {
  const { creator, id, system } = await anOverdueDraft()
  await deactivate(creator)
  await holdBackReview(system, { id, reason })
  expect(await startOf(id)).toBeNull()
  expect(await mailsTo(creator.email)).toEqual([])
})
