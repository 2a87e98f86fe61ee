import type { Role } from '@/lib/platform/generated/prisma/enums'
import { aCircle, aDraft, aForm } from '@/tests/factories/reviews'
import { aMember } from '@/tests/factories/members'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { db } from '@/lib/platform/db'
import { test, expect, describe } from 'vitest'
import { takeBackReview } from '@/lib/reviews/drafting/commands/take-back-review'
import { expectRefused } from '@/tests/support/refused'
import { saveDraft } from '@/lib/reviews/drafting/commands/save-draft'
import { deleteDraft } from '@/lib/reviews/drafting/commands/delete-draft'

const later = { startsOn: '2030-03-01', startsTime: '09:00' }

async function aScheduledReview(role: Role = 'Manager') {
  const { workspace, asked } = await aCircle(3)
  const creator = await aMember({ workspace, role })
  const draft = await aDraft(creator, { asked, ...later })
  await publishReview(creator, draft)
  return { workspace, creator, asked, draft, id: draft.id }
}

const startOf = async (id: string) => (await db.review.findUniqueOrThrow({ where: { id } })).startsAt

test.each<Role>(['Admin', 'Manager', 'Member'])('a %s takes back what they scheduled', async (role) => {
  const { creator, id } = await aScheduledReview(role)
  expect(await takeBackReview(creator, { id })).toEqual({ id })
  expect(await startOf(id)).toBe(null)
})

test('nobody else does: a stranger does not find it, a colleague may not', async () => {
  const { workspace, id } = await aScheduledReview()
  await expectRefused(takeBackReview(await aMember({ role: 'Admin' }), { id }), 'not-found')
  await expectRefused(takeBackReview(await aMember({ workspace, role: 'Admin' }), { id }), 'forbidden')
  expect(await startOf(id)).not.toBe(null)
})

describe('while it waits', () => {
  test('nothing of it is changed, and it can be changed once it is taken back', async () => {
    const { creator, asked, draft, id } = await aScheduledReview()
    const changed = { ...draft, content: aForm({ asked, title: 'Changed', ...later }) }
    await expectRefused(saveDraft(creator, changed), 'conflict')
    await takeBackReview(creator, { id })
    await takeBackReview(creator, { id })
    expect(await saveDraft(creator, changed)).toMatchObject({ version: draft.version + 1 })
  })

  test('it can be thrown away', async () => {
    const { creator, id } = await aScheduledReview()
    await deleteDraft(creator, { id })
    expect(await db.review.count({ where: { id } })).toBe(0)
  })
})

test('what was sent is not taken back', async () => {
  const { creator, asked } = await aCircle(3)
  const draft = await aDraft(creator, { asked })
  await publishReview(creator, draft)
  await expectRefused(takeBackReview(creator, draft), 'conflict')
})
