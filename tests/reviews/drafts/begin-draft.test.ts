import { expect, test } from 'vitest'
import { db, transaction } from '@/lib/platform/db'
import { beginDraft } from '@/lib/reviews/drafts/commands/begin-draft'
import { getDraft } from '@/lib/reviews/queries'
import { aMember } from '@/tests/factories/members'
import { aForm } from '@/tests/factories/reviews'

test('the form is there as it was given, for its creator alone', async () => {
  const creator = await aMember({ role: 'Manager' })
  const content = aForm({ about: 'people', description: 'Three minutes.' })
  const { id } = await transaction((tx) => beginDraft(tx, creator, content))
  expect((await getDraft(creator, id))?.content).toEqual(content)
  expect(await db.review.findUniqueOrThrow({ where: { id } })).toMatchObject({
    ...{
      workspaceId: creator.workspaceId,
      creatorId: creator.memberId,
      status: 'DRAFT',
      description: 'Three minutes.',
    },
  })
})

test('nothing is begun when the transaction fails', async () => {
  const creator = await aMember()
  const attempt = transaction(async (tx) => {
    await beginDraft(tx, creator, aForm())
    throw new Error('something else went wrong')
  })
  await expect(attempt).rejects.toThrow()
  expect(await db.review.count({ where: { workspaceId: creator.workspaceId } })).toBe(0)
})
