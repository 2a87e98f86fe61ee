import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { remindingDay } from '@/lib/scheduling/rules'
import { morningsIn } from '@/lib/reviews/reminders/queries/list-people-due'
import { isExternalReviewerDue } from '@/lib/reviews/reminders/queries/list-external-reviewers-due'
import { hashToken } from '@/lib/platform/secrets'
import { reviewerCode } from '@/lib/access/reviewer'
import { fullName } from '@/lib/members/rules'
import { externalReviewerReminded } from '@/lib/reviews/reminders/notices/external-reviewer-reminded'

const named = { select: { user: { select: { firstName: true, lastName: true } } } } as const

const remindedSelect = {
  workspaceId: true,
  workspace: { select: { name: true } },
  external: { select: { email: true, name: true, codeHash: true, expiresAt: true } },
  review: { select: { kind: true, title: true, timeZone: true, creatorId: true, creator: named, subject: named } },
} as const

/**
 * Reminds one external reviewer of one form. It checks again that they are due, so running twice or in parallel changes
 * nothing.
 */
export const remindExternalReviewer = (actor: SystemActor, { assigneeId }: { assigneeId: string }) =>
  transaction(async (tx) => {
    const where = { id: assigneeId, workspaceId: actor.workspaceId }
    const assignee = await tx.reviewAssignee.findFirst({ where, select: remindedSelect })
    if (!assignee?.external) return { count: 0 }
    const { external, review, workspaceId, workspace } = assignee
    const at = now()
    const day = remindingDay(at, review.timeZone)
    const mornings = morningsIn([review.timeZone], at)
    if (day === null || mornings === null) return { count: 0 }
    if (!(await isExternalReviewerDue(tx, actor, assigneeId, { mornings, at }))) return { count: 0 }
    // A code from before codes were derived, or under another DATA_KEY, can't be made again: only the first mail has
    // its link.
    if (hashToken(reviewerCode(assigneeId)) !== external.codeHash) return { count: 0 }
    const { email, name, expiresAt: endsAt } = external
    const askerName = fullName(review.creator.user)
    const isQuick = review.kind === 'QUICK'
    const subjectName = isQuick || !review.subject ? null : fullName(review.subject.user)
    const person = { assigneeId, email, name, workspaceId, workspaceName: workspace.name }
    await externalReviewerReminded(tx, person, { ...review, askerName, subjectName, isQuick, endsAt }, { day, at })
    return { count: 1 }
  })
