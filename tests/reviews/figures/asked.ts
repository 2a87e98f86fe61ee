import type { Actor } from '@/lib/access/actor'
import type { FormContent } from '@/lib/reviews/model/schema'
import { startReview } from '@/lib/reviews/drafting/commands/start-review'
import { randomId } from '@/lib/shared/randomness'
import { newQuestion } from '@/lib/reviews/drafting/rules/new-question'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { saveDraft } from '@/lib/reviews/drafting/commands/save-draft'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { db } from '@/lib/platform/db'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'

/** A draft of this person with one yes-no question and these settings. */
export async function aDraft(actor: Actor, settings: Partial<FormContent> = {}) {
  const { id } = await startReview(actor, { madeId: randomId(), content: newFormContent('blank', 'UTC') })
  const question = newQuestion('yesno', 'q1', 'Was it good?')
  const content = { ...newFormContent('blank', 'UTC'), title: 'Q3', questions: [question], ...settings }
  const { version } = await saveDraft(actor, { id, version: 1, content })
  return { id, version }
}

/** Feedback that this person asked these people for. */
export async function asked(actor: Actor, assignees: Actor[], settings: Partial<FormContent> = {}) {
  const draft = await aDraft(actor, { assigneeIds: assignees.map(({ memberId }) => memberId), ...settings })
  return publishReview(actor, draft)
}

export async function answered(actor: Actor, reviewId: string) {
  const { id: questionId } = await db.question.findFirstOrThrow({ where: { reviewId }, select: { id: true } })
  await submitResponse(actor, { reviewId, answers: [{ questionId, yes: true }] })
}
