import 'server-only'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'

/** Managers and Admins ask about anybody; a Member about themselves or nobody (decisions, section 2). */
export const canAskAbout = (actor: Actor, subjectId: string | null) =>
  actor.role !== 'Member' || subjectId === null || subjectId === actor.memberId

/**
 * Whether leading a team counts in feedback about its people. It takes the role as well: a Member who leads one, as after a
 * change of role, neither reads nor decides anything by it (decisions, section 2).
 */
export const canActAsManager = ({ role }: Pick<Actor, 'role'>) => role !== 'Member'

/** Editing, closing and releasing belong to the one who created the review. */
export const canRunReview = (actor: Pick<Actor, 'memberId'>, review: { creatorId: string }) =>
  review.creatorId === actor.memberId

/** Its creator closes a review whenever they like, the product once its end has come for whoever has the most time. */
export const canCloseReview = (
  actor: Actor | SystemActor,
  review: { creatorId: string; lastEnd: Date | null },
  now: Date,
) => (isSystem(actor) ? review.lastEnd !== null && review.lastEnd <= now : canRunReview(actor, review))
