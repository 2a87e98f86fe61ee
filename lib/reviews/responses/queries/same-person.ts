import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ReviewerActor } from '@/lib/access/reviewer'
import type { Prisma } from '@/lib/platform/db'
import type { AssigneeStatus } from '@/lib/platform/generated/prisma/enums'

/** Whoever answers: a member, or the holder of an e-mailed link. */
export type Asker = Actor | ReviewerActor

export const isOutside = (asker: Asker): asker is ReviewerActor => 'assigneeId' in asker

/** What tells somebody in every occurrence of a series: who is outside has a new link in each, and one address. */
export const samePerson = (asker: Asker): Prisma.ReviewAssigneeWhereInput =>
  isOutside(asker) ? { external: { email: asker.email } } : { memberId: asker.memberId }

type Place = { status: AssigneeStatus; removedAt: Date | null; isUnasked: boolean }

/** Taken off the list, or not asked yet, with nothing sent: whoever sent something keeps their receipt. */
export const isRemoved = ({ status, removedAt, isUnasked }: Place) =>
  (removedAt !== null || isUnasked) && status !== 'ANSWERED'
