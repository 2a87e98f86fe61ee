import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { ownerOf, type ResponseOwner } from '@/lib/reviews/responses/queries/response-owners'
import { findGiven } from '@/lib/reviews/responses/queries/asked-questions'
import { isSealed, sealedFields } from '@/lib/reviews/responses/queries/stored-answers'
import type { LockedRespondent } from '@/lib/reviews/responses/queries/respondent-state'
import { closedForAnswers, foreignQuestion, answersToMend, newerElsewhere } from '@/lib/reviews/responses/refusals'
import {
  partsOf,
  misfit,
  noAnswer,
  isSameAnswer,
  isEmpty,
  type AnswerParts,
  type AskedQuestion,
} from '@/lib/reviews/responses/rules/answers'
import type { AnswerInput } from '@/lib/reviews/responses/schema'

/** Creates a missing response and locks it. */
async function holdResponse(tx: Tx, { workspaceId, reviewId }: LockedRespondent, owner: ResponseOwner | null) {
  if (owner === null) throw closedForAnswers()
  await tx.response.createMany({ data: [{ workspaceId, reviewId, ...owner }], skipDuplicates: true })
  const found = await tx.response.findFirstOrThrow({ where: { reviewId, ...owner }, select: { id: true } })
  await tx.$queryRaw`SELECT id FROM "Response" WHERE id = ${found.id}::uuid FOR UPDATE`
  return found.id
}

function checkedParts(questions: AskedQuestion[], answers: AnswerInput[]) {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const faults: Record<string, string> = {}
  const parts = new Map(
    answers.map((answer) => {
      const question = byId.get(answer.questionId)
      if (!question) throw foreignQuestion()
      const kept = partsOf(question, answer)
      const fault = misfit(question, kept)
      if (fault !== null) faults[question.id] = fault
      return [question.id, kept] as const
    }),
  )
  if (Object.keys(faults).length > 0) throw answersToMend(faults)
  return parts
}

/** Throws when another device saved an answer that this writer has not seen. */
function ensureKnown(stored: ReadonlyMap<string, AnswerParts>, questions: AskedQuestion[], answers: AnswerInput[]) {
  const guarded = answers.filter(({ known }) => known !== undefined)
  const byId = new Map(questions.map((question) => [question.id, question]))
  for (const { known = [], ...given } of guarded) {
    const question = byId.get(given.questionId)
    const kept = stored.get(given.questionId) ?? noAnswer
    if (!question || [given, ...known].some((one) => isSameAnswer(kept, partsOf(question, one)))) continue
    throw newerElsewhere()
  }
}

/**
 * Overwrites stored answers and removes emptied ones. Returns the response id; refuses to overwrite what is not in
 * `known`.
 */
export async function writeAnswers(
  tx: Tx,
  respondent: LockedRespondent,
  questions: AskedQuestion[],
  answers: AnswerInput[],
  owner = ownerOf(respondent),
) {
  const parts = checkedParts(questions, answers)
  const responseId = await holdResponse(tx, respondent, owner)
  const stored = await findGiven(tx, respondent, responseId)
  ensureKnown(stored, questions, answers)
  if (isSealed(respondent)) {
    const given = [...new Map([...stored, ...parts])].filter(([, part]) => !isEmpty(part))
    const data = sealedFields(respondent, new Map(given))
    await tx.response.update({ where: { id: responseId }, data, select: { id: true } })
    return responseId
  }
  await tx.answer.deleteMany({ where: { responseId, questionId: { in: [...parts.keys()] } } })
  const { workspaceId, reviewId, relationship } = respondent
  const kept = [...parts].filter(([, part]) => !isEmpty(part))
  await tx.answer.createMany({
    data: kept.map(([questionId, part]) => ({ workspaceId, reviewId, responseId, questionId, relationship, ...part })),
  })
  return responseId
}
