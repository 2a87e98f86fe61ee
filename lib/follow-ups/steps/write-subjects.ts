import 'server-only'
import type { Occurrences } from '@/lib/meetings/steps/make-occurrences'
import type { Tx } from '@/lib/platform/tx'
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

export async function copySubjects(tx: Tx, workspaceId: string, { fromId, ids }: Occurrences) {
  const { type, goals, reviews } = await tx.followUp.findUniqueOrThrow({
    where: { id: fromId },
    select: { type: true, goals: { select: { goalId: true } }, reviews: { select: { reviewId: true } } },
  })
  const goalIds = goals.map(({ goalId }) => goalId)
  const reviewIds = reviews.map(({ reviewId }) => reviewId)
  await writeSubjects(tx, workspaceId, ids, { type, goalIds, reviewIds })
}
