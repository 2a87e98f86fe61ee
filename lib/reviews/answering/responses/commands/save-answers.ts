import 'server-only'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { recordConsent } from '@/lib/reviews/answering/externals/commands/record-consent'
import { ensureCanSave, holdRespondent, type Asker } from '@/lib/reviews/running/respondents/queries'
import { listAskedQuestions } from '@/lib/reviews/answering/responses/queries'
import type { SaveAnswersInput } from '@/lib/reviews/answering/responses/schema'
import { writeAnswers } from './write-answers'

/** Keeps answers as somebody types them. They count for nothing until they are sent. */
export const saveAnswers = (asker: Asker, { reviewId, answers }: SaveAnswersInput) =>
  transaction(async (tx) => {
    const respondent = await holdRespondent(tx, asker, reviewId, 'SHARE')
    ensureCanSave(respondent)
    await recordConsent(tx, respondent)
    await writeAnswers(tx, respondent, await listAskedQuestions(tx, reviewId), answers)
    return { savedAt: now() }
  })
