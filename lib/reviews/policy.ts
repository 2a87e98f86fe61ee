import 'server-only'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'
import { limits } from './limits/rules'

/** Managers and Admins ask about anybody and any number; a Member about themselves or nobody (decisions, section 2). */
export const canAskAbout = (actor: Actor, subjectId: string | null) =>
  actor.role !== 'Member' || subjectId === null || subjectId === actor.memberId

export const canAskSoMany = (actor: Actor, count: number) =>
  actor.role !== 'Member' || count <= limits.assigneesOfMember

/** Editing, closing and releasing belong to the one who created the review. */
export const canRunReview = (actor: Pick<Actor, 'memberId'>, review: { creatorId: string }) =>
  review.creatorId === actor.memberId

/** Its creator closes a review whenever they like, the product when its close date has come. */
export const canCloseReview = (
  actor: Actor | SystemActor,
  review: { creatorId: string; closesAt: Date | null },
  now: Date,
) => (isSystem(actor) ? review.closesAt !== null && review.closesAt <= now : canRunReview(actor, review))
