import 'server-only'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { answersToMend } from '../refusals'
import { recordConsent } from '../../externals/commands/record-consent'
import { ensureCanSend, holdRespondent, type Asker } from '../../../running/respondents/queries'
import { findGiven, listAskedQuestions } from '../queries'
import { askedAmong, missingAnswers, sentAt } from '../rules'
import type { SaveAnswersInput } from '../schema'
import { writeAnswers } from './write-answers'

/**
 * Sends a response: from here on it counts, once. Every required question must be answered (decisions, section 4); what is
 * missing is named per question. What was written under a question that is not asked after all stays behind. Sending
 * again changes nothing.
 */
export const submitResponse = (asker: Asker, { reviewId, answers }: SaveAnswersInput) =>
  transaction(async (tx) => {
    const respondent = await holdRespondent(tx, asker, reviewId, 'UPDATE')
    const { assigneeId, anonymity, assigneeStatus } = respondent
    if (assigneeStatus === 'ANSWERED') return { id: reviewId }
    ensureCanSend(respondent)
    await recordConsent(tx, respondent)

    const questions = await listAskedQuestions(tx, reviewId)
    const responseId = await writeAnswers(tx, respondent, questions, answers)
    const given = await findGiven(tx, responseId)
    const missing = missingAnswers(questions, given)
    if (Object.keys(missing).length > 0) throw answersToMend(missing)

    const askedIds = askedAmong(questions, (id) => given.get(id)).map(({ id }) => id)
    await tx.answer.deleteMany({ where: { responseId, questionId: { notIn: askedIds } } })
    const submittedAt = sentAt(anonymity, now())
    await tx.response.update({ where: { id: responseId }, data: { status: 'SUBMITTED', submittedAt } })
    await tx.answer.updateMany({ where: { responseId }, data: { isCounted: true } })
    await tx.reviewAssignee.update({ where: { id: assigneeId }, data: { status: 'ANSWERED', isViewed: true } })
    await tx.review.update({ where: { id: reviewId }, data: { answeredCount: { increment: 1 } } })
    return { id: reviewId }
  })
