import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import { ensureSamePromise } from '@/lib/reviews/responses/steps/ensure-same-promise'
import { lockRespondent } from '@/lib/reviews/responses/steps/lock-respondent'
import type { LockedRespondent } from '@/lib/reviews/responses/queries/respondent-state'
import { missingAnswers, answersTo, askedAmong, type AskedQuestion } from '@/lib/reviews/responses/rules/answers'
import { sentAt } from '@/lib/reviews/responses/rules/sent-at'
import { findGiven, listAskedQuestions } from '@/lib/reviews/responses/queries/asked-questions'
import { sealedFields } from '@/lib/reviews/responses/queries/stored-answers'
import { answersToMend, pausedForNow } from '@/lib/reviews/responses/refusals'
import { now } from '@/lib/platform/clock'
import type { Asker } from '@/lib/reviews/responses/queries/respondent-state'
import type { SubmitResponseInput } from '@/lib/reviews/responses/schema'
import { ensureCanRevise } from '@/lib/reviews/responses/queries/response-owners'
import { writeRevision } from '@/lib/reviews/responses/steps/write-revision'

/** A hidden answer stays hidden, whatever the revision says. */
async function replaceAnswers(tx: Tx, sentId: string, revisionId: string, askedIds: string[]) {
  await tx.$executeRaw`
    DELETE FROM "Answer" WHERE "responseId" = ${sentId}::uuid AND "questionId" NOT IN (
      SELECT "questionId" FROM "Answer" WHERE "responseId" = ${revisionId}::uuid AND "questionId" = ANY(${askedIds}::uuid[]))`
  await tx.$executeRaw`
    INSERT INTO "Answer" AS sent (id, "workspaceId", "reviewId", "responseId", "questionId", relationship, text, score, yes,
      "optionIds", "isCounted")
    SELECT gen_random_uuid(), "workspaceId", "reviewId", ${sentId}::uuid, "questionId", relationship, text, score, yes,
      "optionIds", true
    FROM "Answer" WHERE "responseId" = ${revisionId}::uuid AND "questionId" = ANY(${askedIds}::uuid[])
    ON CONFLICT ("responseId", "questionId") DO UPDATE
      SET text = EXCLUDED.text, score = EXCLUDED.score, yes = EXCLUDED.yes, "optionIds" = EXCLUDED."optionIds"`
  await tx.response.delete({ where: { id: revisionId } })
}

/** Throws when a required answer is missing. */
async function countChanged(
  tx: Tx,
  respondent: LockedRespondent,
  questions: AskedQuestion[],
  { sentId, revisionId }: { sentId: string; revisionId: string },
) {
  const given = await findGiven(tx, respondent, revisionId)
  const missing = missingAnswers(questions, given)
  if (Object.keys(missing).length > 0) throw answersToMend(missing)

  const askedIds = askedAmong(questions, (id) => given.get(id)).map(({ id }) => id)
  await replaceAnswers(tx, sentId, revisionId, askedIds)
  const submittedAt = sentAt(respondent.anonymity, now())
  const data = { submittedAt, ...sealedFields(respondent, answersTo(askedIds, given)) }
  await tx.response.update({ where: { id: sentId }, data, select: { id: true } })
}

/**
 * Replaces the sent answers by the revision. Throws missing answers per question and changes nothing then; in a pause,
 * the answers are saved as a revision.
 */
export async function sendRevision(asker: Asker, { reviewId, answers, notice }: SubmitResponseInput) {
  const isPaused = await transaction(async (tx) => {
    const respondent = await lockRespondent(tx, asker, reviewId, 'UPDATE')
    ensureCanRevise(respondent)
    await ensureSamePromise(tx, asker, { reviewId, notice })
    const mustWait = respondent.status === 'INACTIVE'
    if (mustWait && answers.length === 0) return true
    const questions = await listAskedQuestions(tx, reviewId)
    const written = await writeRevision(tx, respondent, questions, answers)
    if (!mustWait) await countChanged(tx, respondent, questions, written)
    return mustWait
  })
  // Thrown after the transaction, which would otherwise roll back the saved answers.
  if (isPaused) throw pausedForNow()
  return { id: reviewId }
}
