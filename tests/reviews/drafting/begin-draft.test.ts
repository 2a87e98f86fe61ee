import { test, expect } from 'vitest'
import { aMember } from '@/tests/factories/members'
import { aForm, aCircle, aDraft } from '@/tests/factories/reviews'
import { transaction, db } from '@/lib/platform/db'
import { beginDraft } from '@/lib/reviews/drafting/steps/begin-draft'
import { randomId } from '@/lib/shared/randomness'
import { getDraft } from '@/lib/reviews/drafting/queries/get-draft'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

test('the form is there as it was given, for its creator alone', async () => {
  const creator = await aMember({ role: 'Manager' })
  const content = aForm({ about: 'people', description: 'Three minutes.' })
  const { id } = await transaction((tx) => beginDraft(tx, creator, { madeId: randomId(), content }))
  expect((await getDraft(creator, id))?.content).toEqual(content)
  expect(await db.review.findUniqueOrThrow({ where: { id } })).toMatchObject({
    workspaceId: creator.workspaceId,
    creatorId: creator.memberId,
    status: 'DRAFT',
    description: 'Three minutes.',
  })
})

test('a member gets upward feedback about themselves, in a form that can be sent', async () => {
  const { workspace, asked } = await aCircle(3)
  const creator = await aMember({ workspace })
  const content = { ...newFormContent('upward', 'UTC'), assigneeIds: asked.map(({ memberId }) => memberId) }
  const { id } = await transaction((tx) => beginDraft(tx, creator, { madeId: randomId(), content }))
  expect((await getDraft(creator, id))?.content).toMatchObject({ about: 'me', anonymity: 'ANONYMOUS' })
  await publishReview(creator, { id, version: 1 })
  expect(await db.review.findUniqueOrThrow({ where: { id } })).toMatchObject({ anonymity: 'ANONYMOUS' })
})

test('a form whose privacy cannot be kept keeps it, and is not sent', async () => {
  const { workspace, asked } = await aCircle(3)
  const creator = await aMember({ workspace })
  const content = { ...newFormContent('peer', 'UTC'), assigneeIds: asked.map(({ memberId }) => memberId) }
  const { id } = await transaction((tx) => beginDraft(tx, creator, { madeId: randomId(), content }))
  expect((await getDraft(creator, id))?.content).toMatchObject({ about: 'me', anonymity: 'CONFIDENTIAL' })
  await expectRefused(publishReview(creator, { id, version: 1 }), 'invalid', 'anonymity')
})

test('nothing is begun when the transaction fails', async () => {
  const creator = await aMember()
  const attempt = transaction(async (tx) => {
    await beginDraft(tx, creator, { madeId: randomId(), content: aForm() })
    throw new Error('something else went wrong')
  })
  await expect(attempt).rejects.toThrow()
  expect(await db.review.count({ where: { workspaceId: creator.workspaceId } })).toBe(0)
})

test('of two people who begin one under the same id, one has it and the other finds nothing', async () => {
  const workspace = await aWorkspace()
  const people = [await aMember({ workspace }), await aMember({ workspace })]
  const given = { madeId: randomId(), content: aForm() }
  const outcomes = await Promise.allSettled(people.map((actor) => transaction((tx) => beginDraft(tx, actor, given))))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ code: 'not-found' }) })
  expect(await db.review.count({ where: { workspaceId: workspace.id } })).toBe(1)
})

test('asked for again once it is written on, it is left as it is', async () => {
  const creator = await aMember()
  const { id: madeId } = await aDraft(creator, { title: 'Written on' })
  await transaction((tx) => beginDraft(tx, creator, { madeId, content: aForm({ title: 'Begun' }) }))
  expect(await getDraft(creator, madeId)).toMatchObject({ version: 2, content: { title: 'Written on' } })
})

test('about its creator in place of colleagues to be chosen, it does not say what people are to those', async () => {
  const { workspace, asked } = await aCircle(1)
  const creator = await aMember({ workspace })
  const [other = creator] = asked
  const content = aForm({ asked: [other], about: 'people', relationships: { [other.memberId]: 'MANAGER' } })
  const { id } = await transaction((tx) => beginDraft(tx, creator, { madeId: randomId(), content }))
  const begun = (await getDraft(creator, id))?.content
  expect(begun?.about).toBe('me')
  expect(begun?.relationships).toEqual({})
})
