import { aClosedReview, aWrittenAnswer, auditOf } from '@/tests/factories/releases'
import { hideAnswer } from '@/lib/reviews/results/commands/hide-answer'
import { db } from '@/lib/platform/db'
import { test, expect } from 'vitest'
import { aMember } from '@/tests/factories/members'
import { expectRefused } from '@/tests/support/refused'
import { showAnswer } from '@/lib/reviews/results/commands/show-answer'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'

async function aHiddenAnswer() {
  const scene = await aClosedReview()
  const { id } = await aWrittenAnswer(scene.id)
  await hideAnswer(scene.creator, { id, reason: 'It only hurts.' })
  return { ...scene, reviewId: scene.id, id }
}

const stored = (id: string) => db.answer.findUniqueOrThrow({ where: { id } })

test('only the creator shows it again, whatever their role', async () => {
  const { workspace, creator, subject, asked, id } = await aHiddenAnswer()
  const others = [subject, ...asked, await aMember({ workspace, role: 'Admin' }), await aMember({ workspace })]
  for (const actor of others) await expectRefused(showAnswer(actor, { id }), 'forbidden')
  await showAnswer(creator, { id })
  expect(await stored(id)).toMatchObject({ hiddenAt: null, hiddenById: null, hiddenReason: null })
})

test('a stranger does not find it', async () => {
  const { id } = await aHiddenAnswer()
  await expectRefused(showAnswer(await aMember({ role: 'Admin' }), { id }), 'not-found')
})

test('pressed twice at once it is shown once, and every turn stays on record', async () => {
  const { creator, id } = await aHiddenAnswer()
  await Promise.all([showAnswer(creator, { id }), showAnswer(creator, { id })])
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['answer.hidden', 'answer.shown'])
  await hideAnswer(creator, { id, reason: 'It does hurt.' })
  expect((await stored(id)).hiddenReason).toBe('It does hurt.')
})

test('not after the release: what was hidden stays hidden', async () => {
  const { creator, reviewId, id } = await aHiddenAnswer()
  await releaseReview(creator, { id: reviewId })
  await expectRefused(showAnswer(creator, { id }), 'conflict')
  expect((await stored(id)).hiddenAt).not.toBeNull()
})
