import 'server-only'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { answersToMend } from '../refusals'
import { ensureCanWrite, holdRespondent, type Asker } from '../../respondents/queries'
import { listAskedQuestions } from '../queries'
import { missingAnswers } from '../rules'
import type { SaveAnswersInput } from '../schema'
import { writeAnswers } from './write-answers'

const startOfUtcDay = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))

async function givenAnswers(tx: Tx, responseId: string) {
  const select = { questionId: true, text: true, score: true, yes: true, optionIds: true } as const
  const rows = await tx.answer.findMany({ where: { responseId }, select })
  return new Map(rows.map(({ questionId, ...parts }) => [questionId, parts]))
}

/**
 * Sends a response: from here on it counts, once. Every required question must be answered (decisions, section 4); what is
 * missing is named per question. Sending again changes nothing.
 */
export const submitResponse = (asker: Asker, { reviewId, answers }: SaveAnswersInput) =>
  transaction(async (tx) => {
    const respondent = await holdRespondent(tx, asker, reviewId, 'UPDATE')
    const { assigneeId, anonymity, assigneeStatus } = respondent
    if (assigneeStatus === 'ANSWERED') return { id: reviewId }
    ensureCanWrite(respondent)

    const questions = await listAskedQuestions(tx, reviewId)
    const responseId = await writeAnswers(tx, respondent, questions, answers)
    const missing = missingAnswers(questions, await givenAnswers(tx, responseId))
    if (Object.keys(missing).length > 0) throw answersToMend(missing)

    // The time of day of an anonymous answer could point to whoever was at their desk.
    const submittedAt = anonymity === 'ANONYMOUS' ? startOfUtcDay(now()) : now()
    await tx.response.update({ where: { id: responseId }, data: { status: 'SUBMITTED', submittedAt } })
    await tx.answer.updateMany({ where: { responseId }, data: { isCounted: true } })
    await tx.reviewAssignee.update({ where: { id: assigneeId }, data: { status: 'ANSWERED', isViewed: true } })
    await tx.review.update({ where: { id: reviewId }, data: { answeredCount: { increment: 1 } } })
    return { id: reviewId }
  })
