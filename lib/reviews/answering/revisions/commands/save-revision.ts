import 'server-only'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { holdRespondent, type Asker } from '@/lib/reviews/running/respondents/queries'
import { listAskedQuestions } from '@/lib/reviews/answering/responses/queries'
import type { SaveAnswersInput } from '@/lib/reviews/answering/responses/schema'
import { ensureCanRevise } from '@/lib/reviews/answering/revisions/queries'
import { writeRevision } from './write-revision'

/** Keeps changes to sent answers as somebody types them. What was sent goes on counting until they are sent, too. */
export const saveRevision = (asker: Asker, { reviewId, answers }: SaveAnswersInput) =>
  transaction(async (tx) => {
    const respondent = await holdRespondent(tx, asker, reviewId, 'SHARE')
    ensureCanRevise(respondent)
    await writeRevision(tx, respondent, await listAskedQuestions(tx, reviewId), answers)
    return { savedAt: now() }
  })
