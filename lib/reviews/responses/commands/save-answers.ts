import 'server-only'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import type { SaveAnswersInput } from '@/lib/reviews/responses/schema'
import { transaction } from '@/lib/platform/db'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'
import { ensureCanSave } from '@/lib/reviews/responses/queries/respondent-state'
import { recordConsent } from '@/lib/reviews/responses/steps/record-consent'
import { writeAnswers } from '@/lib/reviews/responses/steps/write-answers'
import { listAskedQuestions } from '@/lib/reviews/responses/queries/asked-questions'
import { now } from '@/lib/platform/clock'

/** A draft counts in nothing until it is sent. */
export const saveAnswers = (asker: Asker, { reviewId, answers }: SaveAnswersInput) =>
  transaction(async (tx) => {
    const respondent = await lockRespondent(tx, asker, reviewId, 'SHARE')
    ensureCanSave(respondent)
    await recordConsent(tx, respondent)
    await writeAnswers(tx, respondent, await listAskedQuestions(tx, reviewId), answers)
    return { savedAt: now() }
  })
