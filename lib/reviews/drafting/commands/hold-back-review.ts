import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { fullName } from '@/lib/members/rules'
import { reviewHeldBack } from '@/lib/reviews/drafting/notices/review-held-back'

const heldBack = {
  id: true,
  workspaceId: true,
  title: true,
  startsAt: true,
  workspace: { select: { name: true } },
  creator: {
    select: {
      id: true,
      status: true,
      user: { select: { email: true, firstName: true, lastName: true } },
    },
  },
} as const

/** Unschedules an overdue form and tells its creator why; a form sent or postponed meanwhile stays unchanged. */
export const holdBackReview = (actor: SystemActor, { id, reason }: { id: string; reason: string }) =>
  transaction(async (tx) => {
    const where = { id, workspaceId: actor.workspaceId, status: 'DRAFT', startsAt: { lte: now() } } as const
    const review = await tx.review.findFirst({ where, select: heldBack })
    if (!review || review.startsAt === null) return { id }
    const released = await tx.review.updateMany({ where, data: { startsAt: null } })
    if (released.count === 0) return { id }
    const { creator, workspace, startsAt } = review
    // A creator who has left cannot fix the form, and nobody else knows of it.
    if (creator.status !== 'ACTIVE') return { id }
    const person = { memberId: creator.id, email: creator.user.email, name: fullName(creator.user) }
    const title = review.title.trim() || 'A form'
    await reviewHeldBack(tx, person, { ...review, title, startsAt, reason, workspaceName: workspace.name })
    return { id }
  })
