import 'server-only'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import type { SaveAnswersInput } from '@/lib/reviews/responses/schema'
import { transaction } from '@/lib/platform/db'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'
import { ensureCanRevise } from '@/lib/reviews/responses/queries/response-owners'
import { writeRevision } from '@/lib/reviews/responses/steps/write-revision'
import { listAskedQuestions } from '@/lib/reviews/responses/queries/asked-questions'
import { now } from '@/lib/platform/clock'

/** The sent answers count until the revision is sent. */
export const saveRevision = (asker: Asker, { reviewId, answers }: SaveAnswersInput) =>
  transaction(async (tx) => {
    const respondent = await lockRespondent(tx, asker, reviewId, 'SHARE')
    ensureCanRevise(respondent)
    await writeRevision(tx, respondent, await listAskedQuestions(tx, reviewId), answers)
    return { savedAt: now() }
  })
