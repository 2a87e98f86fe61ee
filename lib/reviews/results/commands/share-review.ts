import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import { nobodyToShareWith, sharingRefused, readsItAlready, tooManyReaders } from '@/lib/reviews/results/refusals'
import { fullName } from '@/lib/members/rules'
import type { Actor } from '@/lib/access/actor'
import type { ShareReviewInput } from '@/lib/reviews/results/schema'
import { lockShared } from '@/lib/reviews/results/steps/lock-shared'
import { titleOnRecord } from '@/lib/reviews/model/rules/note-title'
import { sharingBlocked, MOST_SHARED } from '@/lib/reviews/model/rules/sharing'
import { reviewShared } from '@/lib/reviews/results/notices/review-shared'
import { hasEnded } from '@/lib/reviews/model/rules/review-state'
import { reviewWidened } from '@/lib/reviews/operating/notices/review-running'
import { now } from '@/lib/platform/clock'
import { listAskedPeople } from '@/lib/reviews/respondents/queries/list-waiting'
import { record } from '@/lib/audit/record'

async function findReader(tx: Tx, workspaceId: string, memberId: string) {
  const user = { select: { email: true, firstName: true, lastName: true } } as const
  const where = { id: memberId, workspaceId }
  const member = await tx.member.findFirst({ where, select: { id: true, status: true, user } })
  if (member?.status !== 'ACTIVE') throw nobodyToShareWith()
  return { memberId, email: member.user.email, name: fullName(member.user) }
}

/** Sharing twice with the same person changes nothing. */
export const shareReview = (actor: Actor, { id, memberId }: ShareReviewInput) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    const review = await lockShared(tx, actor, id)
    const blockedReason = sharingBlocked(review.sharer, review)
    if (blockedReason !== null) throw sharingRefused(blockedReason)
    if (memberId === review.creatorId || memberId === review.subjectId) throw readsItAlready()
    const reader = await findReader(tx, workspaceId, memberId)
    const known = await tx.sharedReview.findMany({ where: { workspaceId, reviewId: id }, select: { memberId: true } })
    if (known.some((shared) => shared.memberId === memberId)) return { id }
    if (known.length >= MOST_SHARED) throw tooManyReaders()
    const data = { workspaceId, reviewId: id, memberId, sharedById: actor.memberId }
    await tx.sharedReview.create({ data, select: { memberId: true } })
    await reviewShared(tx, actor, reader, review)
    // Respondents of a running review were promised fewer readers.
    if (review.sharer === 'creator' && !hasEnded(review.status)) {
      await reviewWidened(tx, actor, { ...review, at: now() }, await listAskedPeople(tx, review))
    }
    await record(tx, actor, {
      action: 'review.shared',
      objectId: id,
      title: `Shared ${titleOnRecord(review)} with ${reader.name}`,
    })
    return { id }
  })
