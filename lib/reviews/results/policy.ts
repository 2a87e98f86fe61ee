import 'server-only'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'
import type { ReleaseMode, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { hasLeft } from '@/lib/reviews/handover/rules'
import { canRunReview } from '@/lib/reviews/model/policy'
import { isUnacknowledged } from '@/lib/reviews/model/rules/release'

/** The creator releases; the system does when the release mode says so. */
export const canReleaseReview = (
  actor: Actor | SystemActor,
  review: { creatorId: string; releaseMode: ReleaseMode },
): boolean => (isSystem(actor) ? review.releaseMode !== 'BY_HAND' : canRunReview(actor, review))

type About = { creatorId: string; subjectId: string | null; seenBySubject: boolean; status: ReviewStatus }

/** Only the subject reads feedback as their own and acknowledges it. */
export const isOwnFeedback = (
  { memberId }: Pick<Actor, 'memberId'>,
  { creatorId, subjectId, seenBySubject }: Omit<About, 'status'>,
) => subjectId === memberId && seenBySubject && creatorId !== subjectId

/** A reply that did not come with the acknowledgement. */
export const canReplyToReview = (
  actor: Pick<Actor, 'memberId'>,
  review: About & { acknowledgement: string | null; creator: { status: string } },
) =>
  isOwnFeedback(actor, review) &&
  review.status === 'ACKNOWLEDGED' &&
  review.acknowledgement === null &&
  !hasLeft(review.creator)

/** Once, after the release, and only by the subject. */
export const canAcknowledgeReview = (actor: Pick<Actor, 'memberId'>, review: About) =>
  isOwnFeedback(actor, review) && isUnacknowledged(review.status)
