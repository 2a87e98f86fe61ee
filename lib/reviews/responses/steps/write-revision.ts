import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { ownerOf } from '@/lib/reviews/responses/queries/response-owners'
import type { LockedRespondent } from '@/lib/reviews/responses/queries/respondent-state'
import type { AskedQuestion } from '@/lib/reviews/responses/rules/answers'
import type { AnswerInput } from '@/lib/reviews/responses/schema'
import { revisionOwnerOf } from '@/lib/reviews/responses/queries/response-owners'
import { closedForAnswers } from '@/lib/reviews/responses/refusals'
import { writeAnswers } from './write-answers'

/** The revision begins as a copy of the sent answers. Returns both ids. */
export async function writeRevision(
  tx: Tx,
  respondent: LockedRespondent,
  questions: AskedQuestion[],
  answers: AnswerInput[],
) {
  const { workspaceId, reviewId } = respondent
  const sentOwner = ownerOf(respondent)
  const owner = revisionOwnerOf(respondent)
  if (sentOwner === null || owner === null) throw closedForAnswers()
  const sent = await tx.response.findFirstOrThrow({
    where: { reviewId, ...sentOwner },
    select: { id: true, sealedAnswers: true },
  })
  const data = { workspaceId, reviewId, ...owner, sealedAnswers: sent.sealedAnswers }
  const begun = await tx.response.createMany({ data: [data], skipDuplicates: true })
  if (begun.count > 0) {
    await tx.$executeRaw`
      INSERT INTO "Answer" (id, "workspaceId", "reviewId", "responseId", "questionId", relationship, text, score, yes, "optionIds")
      SELECT gen_random_uuid(), a."workspaceId", a."reviewId", r.id, a."questionId", a.relationship, a.text, a.score, a.yes,
        a."optionIds"
      FROM "Answer" a, "Response" r
      WHERE a."responseId" = ${sent.id}::uuid AND r."reviewId" = ${reviewId}::uuid AND r."ownerHash" = ${owner.ownerHash}`
  }
  const revisionId = await writeAnswers(tx, respondent, questions, answers, owner)
  return { sentId: sent.id, revisionId }
}
