import { aCircle, aDraft, aReview, anAnswer, aResponse } from '@/tests/factories/reviews'
import { saveAnswers } from '@/lib/reviews/responses/commands/save-answers'
import { db } from '@/lib/platform/db'
import { test, expect } from 'vitest'
import { forgetDrafts } from '@/lib/reviews/drafting/commands/forget-drafts'
import { systemActor } from '@/lib/access/actor'
import { forgetFormerDrafts } from '@/lib/reviews/drafting/jobs'
import { saveRevision } from '@/lib/reviews/responses/commands/save-revision'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'

/** Somebody who began a form and an answer, and sent a form and an answer. */
async function aScene() {
  const { creator, asked } = await aCircle(1)
  const [person = creator] = asked
  const [draft, sent] = [await aDraft(person, { asked: [creator] }), await aReview(person, { asked: [creator] })]
  const [begun, answered] = [await aReview(creator, { asked }), await aReview(creator, { asked })]
  const answers = begun.questions.slice(0, 1).map((question) => anAnswer(question))
  await saveAnswers(person, { reviewId: begun.id, answers })
  await aResponse(person, answered)
  return { creator, person, draft, sent, begun, answered }
}

async function left({ draft, sent, begun, answered }: Awaited<ReturnType<typeof aScene>>) {
  const reviews = await db.review.findMany({ where: { id: { in: [draft.id, sent.id] } }, select: { id: true } })
  const where = { reviewId: { in: [begun.id, answered.id] } }
  const responses = await db.response.findMany({ where, select: { reviewId: true } })
  return [...reviews.map(({ id }) => id), ...responses.map(({ reviewId }) => reviewId)]
}

test('what was never sent goes, and what was sent stays, however often it runs', async () => {
  const scene = await aScene()
  const { memberId, workspaceId } = scene.person
  expect(await forgetDrafts(systemActor(workspaceId), { memberId })).toEqual({ count: 2 })
  expect(await left(scene)).toEqual([scene.sent.id, scene.answered.id])
  expect(await forgetDrafts(systemActor(workspaceId), { memberId })).toEqual({ count: 0 })
})

test('not from within another workspace', async () => {
  const [scene, other] = [await aScene(), await aScene()]
  const { memberId } = scene.person
  expect(await forgetDrafts(systemActor(other.person.workspaceId), { memberId })).toEqual({ count: 0 })
  expect(await left(scene)).toHaveLength(4)
})

test('is done for those who deleted their account, and for nobody else', async () => {
  const [former, present] = [await aScene(), await aScene()]
  await db.user.update({ where: { id: former.person.userId }, data: { deletedAt: new Date(), status: 'DEACTIVATED' } })
  await forgetFormerDrafts()
  expect(await left(former)).toEqual([former.sent.id, former.answered.id])
  expect(await left(present)).toHaveLength(4)
})

test.each(['NAMED', 'ANONYMOUS'] as const)(
  'unsent answers of a %s review go, and unsent changes to those that were sent, and nobody else’s',
  async (anonymity) => {
    const { creator, asked } = await aCircle(4)
    const [begun, answered] = [
      await aReview(creator, { asked, anonymity }),
      await aReview(creator, { asked, anonymity, mayEdit: true }),
    ]
    const [former, present] = asked
    for (const person of asked.slice(0, 2)) {
      await saveAnswers(person, {
        reviewId: begun.id,
        answers: begun.questions.slice(0, 1).map((one) => anAnswer(one)),
      })
      await aResponse(person, answered)
      const answers = answered.questions.slice(0, 1).map((one) => anAnswer(one))
      await saveRevision(person, { reviewId: answered.id, answers })
    }
    const unsent = () => db.response.count({ where: { reviewId: { in: [begun.id, answered.id] }, status: 'DRAFT' } })
    expect(await unsent()).toBe(4)
    const deletedAt = new Date()
    await db.user.update({ where: { id: former?.userId ?? '' }, data: { deletedAt, status: 'DEACTIVATED' } })
    await forgetFormerDrafts()
    expect(await unsent()).toBe(2)
    expect(await db.response.count({ where: { reviewId: answered.id, status: 'SUBMITTED' } })).toBe(2)
    const view = await getAnswering(present ?? creator, answered.id)
    expect(view.revision).not.toBeNull()
  },
)
