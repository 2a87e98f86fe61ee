import 'server-only'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'
import type { ReleaseMode, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { canRunReview } from '@/lib/reviews/policy'
import { isUnacknowledged } from './rules/release'

/** Its creator releases a review, and the product where the creator chose so when it was sent. */
export const canReleaseReview = (
  actor: Actor | SystemActor,
  review: { creatorId: string; releaseMode: ReleaseMode },
): boolean => (isSystem(actor) ? review.releaseMode !== 'BY_HAND' : canRunReview(actor, review))

type About = { creatorId: string; subjectId: string | null; seenBySubject: boolean; status: ReviewStatus }

/** Only the person it is about reads feedback as theirs, and acknowledges it. */
export const isOwnFeedback = (
  { memberId }: Pick<Actor, 'memberId'>,
  { creatorId, subjectId, seenBySubject }: Omit<About, 'status'>,
) => subjectId === memberId && seenBySubject && creatorId !== subjectId

/** Once, when it was released to them; nobody does it in their place. */
export const canAcknowledgeReview = (actor: Pick<Actor, 'memberId'>, review: About) =>
  isOwnFeedback(actor, review) && isUnacknowledged(review.status)
