import 'server-only'
import type { Occurrences } from '@/lib/meetings/steps/make-occurrences'
import { ensureSame, type Tx } from '@/lib/platform/db'
import type { FollowUpType } from '@/lib/platform/generated/prisma/enums'

type Subjects = { type: FollowUpType; goalIds: readonly string[]; reviewIds: readonly string[] }

export async function writeSubjects(tx: Tx, workspaceId: string, ids: readonly string[], subjects: Subjects) {
  const { type, goalIds, reviewIds } = subjects
  const rows = ids.map((id) => ({ id, workspaceId, type }))
  await tx.followUp.createMany({ data: rows, skipDuplicates: true })
  await tx.followUp.updateMany({ where: { id: { in: [...ids] } }, data: { type } })
  await tx.followUpGoal.deleteMany({ where: { followUpId: { in: [...ids] } } })
  await tx.followUpReview.deleteMany({ where: { followUpId: { in: [...ids] } } })
  const goals = ids.flatMap((followUpId) => goalIds.map((goalId) => ({ workspaceId, followUpId, goalId })))
  await tx.followUpGoal.createMany({ data: goals })
  const reviews = ids.flatMap((followUpId) => reviewIds.map((reviewId) => ({ workspaceId, followUpId, reviewId })))
  await tx.followUpReview.createMany({ data: reviews })
}

async function subjectsOf(tx: Tx, id: string) {
  const { type, goals, reviews } = await tx.followUp.findUniqueOrThrow({
    where: { id },
    select: { type: true, goals: { select: { goalId: true } }, reviews: { select: { reviewId: true } } },
  })
  return {
    type,
    goalIds: goals.map(({ goalId }) => goalId).toSorted(),
    reviewIds: reviews.map(({ reviewId }) => reviewId).toSorted(),
  }
}

export const copySubjects = async (tx: Tx, workspaceId: string, { fromId, ids }: Occurrences) =>
  writeSubjects(tx, workspaceId, ids, await subjectsOf(tx, fromId))

export async function ensureSameSubjects(tx: Tx, id: string, { type, goalIds, reviewIds }: Subjects) {
  ensureSame(await subjectsOf(tx, id), { type, goalIds: goalIds.toSorted(), reviewIds: reviewIds.toSorted() })
}
