import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { sendRevision } from '@/lib/reviews/responses/commands/send-revision'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { takeOverReviews } from '@/lib/reviews/handover/commands/take-over-reviews'
import { anAdmin, aMember, deactivate } from '@/tests/factories/members'
import { allAnswers, aResponse, aReviewer, aRunningReview, storedOf } from '@/tests/factories/reviews'
import { unique } from '@/tests/factories/workspaces'
import { refusalOf } from '@/tests/support/refused'
import { anExternalReviewer, filled } from './posting-circumstances'

const noticeTo = async (asker: Asker, reviewId: string) => (await getAnswering(asker, reviewId)).privacyNotice[0]
const answered = async (id: string) => (await storedOf(id)).review.answeredCount

/** Two more readers join while somebody has the form open. */
async function shared(creator: Actor, id: string) {
  for (const firstName of ['Petra', 'Zoe']) {
    const { memberId } = await aMember({ workspace: { id: creator.workspaceId }, firstName })
    await shareReview(creator, { id, memberId })
  }
}

test('answers are sent under the promise that was read, or refused once with the new one', async () => {
  const email = `${unique('uma')}@client.example`
  const { creator, respondent, review } = await aRunningReview({ emails: [email] })
  const askers = [respondent, await aReviewer(email)]
  const read = await Promise.all(askers.map((asker) => noticeTo(asker, review.id)))
  await shared(creator, review.id)
  for (const [index, asker] of askers.entries()) {
    const input = { reviewId: review.id, answers: allAnswers(review) }
    const { code, message, fields } = await refusalOf(submitResponse(asker, { ...input, notice: read[index] }))
    expect([code, fields['notice']]).toEqual(['conflict', message])
    expect(message).toMatch(/^Who reads your answers has changed\. .*Petra .* will see your answers/)
    expect(await answered(review.id)).toBe(index)
    await submitResponse(asker, { ...input, notice: await noticeTo(asker, review.id) })
    expect(await answered(review.id)).toBe(index + 1)
  }
})

test('so are they without a script', async () => {
  const { creator, review, post, read } = await anExternalReviewer()
  const send = { ...filled(review), intent: 'send', notice: (await read()).privacyNotice[0] ?? '' }
  await shared(creator, review.id)
  expect((await refusalOf(post(send))).fields['notice']).toContain('has changed')
  expect((await read()).state).toBe('open')
  await post({ ...send, notice: (await read()).privacyNotice[0] ?? '' })
  expect((await read()).state).toBe('answered')
})

test('and changes of sent answers, where somebody else has taken the form over', async () => {
  const { workspace, creator, respondent, review } = await aRunningReview({ seenByAdmins: true })
  await aResponse(respondent, review)
  const notice = await noticeTo(respondent, review.id)
  await deactivate(creator)
  await takeOverReviews(await anAdmin({ workspace, firstName: 'Amara' }), { memberId: creator.memberId })
  const input = { reviewId: review.id, answers: allAnswers(review) }
  expect((await refusalOf(sendRevision(respondent, { ...input, notice }))).message).toContain('Amara')
  await sendRevision(respondent, { ...input, notice: await noticeTo(respondent, review.id) })
})
