import { describe, test, expect } from 'vitest'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember } from '@/tests/factories/members'
import { aDraft, aCircle, aReview } from '@/tests/factories/reviews'
import { deleteDraft } from '@/lib/reviews/drafting/commands/delete-draft'
import { expectRefused } from '@/tests/support/refused'
import { getDraft } from '@/lib/reviews/drafting/queries/get-draft'
import { db } from '@/lib/platform/db'
import { aWorkspace } from '@/tests/factories/workspaces'

describe.each(Object.values(Role))('as %s', (role) => {
  test('takes one’s own draft away, form and all', async () => {
    const creator = await aMember({ role })
    const { id } = await aDraft(creator)
    await deleteDraft(creator, { id })
    await expectRefused(getDraft(creator, id), 'not-found')
    expect(await db.form.count({ where: { reviewId: id } })).toBe(0)
    await expectRefused(deleteDraft(creator, { id }), 'not-found')
  })
})

test('a stranger does not find it and a colleague may not, whatever their role', async () => {
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace })
  const { id } = await aDraft(creator)
  await expectRefused(deleteDraft(await aMember({ role: 'Admin' }), { id }), 'not-found')
  await expectRefused(deleteDraft(await aMember({ workspace, role: 'Admin' }), { id }), 'forbidden')
  expect(await getDraft(creator, id)).not.toBeNull()
})

test('what was sent is never deleted', async () => {
  const { creator, asked } = await aCircle(1)
  const { id } = await aReview(creator, { asked })
  await expectRefused(deleteDraft(creator, { id }), 'conflict')
  expect(await db.review.count({ where: { id } })).toBe(1)
})
