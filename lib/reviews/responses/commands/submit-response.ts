import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import { ensureSamePromise } from '@/lib/reviews/responses/steps/ensure-same-promise'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'
import { ensureCanSave, type LockedRespondent } from '@/lib/reviews/responses/queries/respondent-state'
import { missingAnswers, answersTo, askedAmong, type AskedQuestion } from '@/lib/reviews/responses/rules/answers'
import { sentAt } from '@/lib/reviews/responses/rules/sent-at'
import { findGiven, listAskedQuestions } from '@/lib/reviews/responses/queries/asked-questions'
import { sealedFields } from '@/lib/reviews/responses/queries/stored-answers'
import { answersToMend, pausedForNow } from '@/lib/reviews/responses/refusals'
import { now } from '@/lib/platform/clock'
import { requestSettled } from '@/lib/reviews/model/notices'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import type { SubmitResponseInput } from '@/lib/reviews/responses/schema'
import { recordConsent } from '@/lib/reviews/responses/steps/record-consent'
import { settleQuickAsk } from '@/lib/reviews/responses/steps/settle-quick-ask'
import { writeAnswers } from '@/lib/reviews/responses/steps/write-answers'

/** Throws when a required answer is missing. */
async function countWritten(tx: Tx, respondent: LockedRespondent, questions: AskedQuestion[], responseId: string) {
  const { reviewId, assigneeId, anonymity } = respondent
  const given = await findGiven(tx, respondent, responseId)
  const missing = missingAnswers(questions, given)
  if (Object.keys(missing).length > 0) throw answersToMend(missing)

  const askedIds = askedAmong(questions, (id) => given.get(id)).map(({ id }) => id)
  await tx.answer.deleteMany({ where: { responseId, questionId: { notIn: askedIds } } })
  const counted = { status: 'SUBMITTED', submittedAt: sentAt(anonymity, now()) } as const
  const data = { ...counted, ...sealedFields(respondent, answersTo(askedIds, given)) }
  await tx.response.update({ where: { id: responseId }, data, select: { id: true } })
  await tx.answer.updateMany({ where: { responseId }, data: { isCounted: true } })
  await tx.reviewAssignee.update({ where: { id: assigneeId }, data: { status: 'ANSWERED', isViewed: true } })
  await tx.review.update({ where: { id: reviewId }, data: { answeredCount: { increment: 1 } } })
  await requestSettled(tx, respondent)
  if (respondent.kind === 'QUICK') await settleQuickAsk(tx, respondent, given)
}

/**
 * Sends a response; a second call changes nothing. Throws missing required answers per question, and where others read it
 * than the writer knows; leaves out questions that are not asked; in a pause, the answers are saved as a draft.
 */
export async function submitResponse(asker: Asker, { reviewId, answers, notice }: SubmitResponseInput) {
  const isPaused = await transaction(async (tx) => {
    const respondent = await lockRespondent(tx, asker, reviewId, 'UPDATE')
    if (respondent.assigneeStatus === 'ANSWERED') return false
    ensureCanSave(respondent)
    await ensureSamePromise(tx, asker, { reviewId, notice })
    const mustWait = respondent.status === 'INACTIVE'
    if (mustWait && answers.length === 0) return true
    await recordConsent(tx, respondent)
    const questions = await listAskedQuestions(tx, reviewId)
    const responseId = await writeAnswers(tx, respondent, questions, answers)
    if (!mustWait) await countWritten(tx, respondent, questions, responseId)
    return mustWait
  })
  // Thrown after the transaction, which would otherwise roll back the saved answers.
  if (isPaused) throw pausedForNow()
  return { id: reviewId }
}
