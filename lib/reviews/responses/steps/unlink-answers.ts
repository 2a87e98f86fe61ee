import 'server-only'
import { randomUUID } from 'node:crypto'
import { groupBy } from '@/lib/shared/group-by'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/db'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { anonymousOwner, keyOf, type Keyed } from '@/lib/reviews/responses/queries/response-owners'
import { givenIn, storedSelect } from '@/lib/reviews/responses/queries/stored-answers'

/** Answers keep large groups; they keep none where the remaining people are too few to hide together. */
function keptGroups(groups: readonly Relationship[]) {
  const large = [...groupBy(groups, (group) => group).values()].filter(({ length }) => length >= ANONYMITY_FLOOR).flat()
  const rest = groups.length - large.length
  return new Set(rest > 0 && rest < ANONYMITY_FLOOR ? [] : large)
}

/** Sent responses with the group of their assignee. */
async function listSent(tx: Tx, reviewId: string, review: Keyed, key: Uint8Array) {
  const assignees = await tx.reviewAssignee.findMany({ where: { reviewId }, select: { id: true, relationship: true } })
  const groups = new Map(assignees.map(({ id, relationship }) => [anonymousOwner(key, id).ownerHash, relationship]))
  const responses = await tx.response.findMany({
    relationLoadStrategy: 'join',
    where: { reviewId, status: 'SUBMITTED' },
    select: { ownerHash: true, ...storedSelect },
  })
  return responses.map((response) => ({
    relationship: groups.get(response.ownerHash ?? '') ?? ('OTHER' as const),
    given: givenIn(review, response),
  }))
}

/**
 * Replaces anonymous responses by answers in random order, which share only their question and, if large enough, their
 * group. Drafts are deleted.
 */
export async function unlinkAnswers(tx: Tx, reviewId: string) {
  const select = { workspaceId: true, anonymity: true, responseKey: true } as const
  const { workspaceId, ...review } = await tx.review.findUniqueOrThrow({ where: { id: reviewId }, select })
  const key = keyOf(review)
  if (key === null) return
  const sent = await listSent(tx, reviewId, review, key)
  const kept = keptGroups(sent.map(({ relationship }) => relationship))
  const answers = sent.flatMap(({ relationship: group, given }) => {
    const relationship = kept.has(group) ? group : 'OTHER'
    return [...given].map(([questionId, parts]) => ({ id: randomUUID(), questionId, relationship, ...parts }))
  })
  await tx.response.deleteMany({ where: { workspaceId, reviewId } })
  // Random ids sort randomly, and sorting here keeps statement logs from showing which answers belong together.
  const shuffled = answers.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  // Prisma takes half a minute for the 100 000 answers of the largest review.
  await tx.$executeRaw`
    INSERT INTO "Answer" (id, "workspaceId", "reviewId", "questionId", relationship, text, score, yes, "optionIds", "isCounted")
    SELECT id, ${workspaceId}::uuid, ${reviewId}::uuid, "questionId", relationship, text, score, yes, "optionIds", true
    FROM json_to_recordset(${JSON.stringify(shuffled)}::json)
      AS row(id uuid, "questionId" uuid, relationship "Relationship", text text, score int, yes boolean, "optionIds" uuid[])`
}
