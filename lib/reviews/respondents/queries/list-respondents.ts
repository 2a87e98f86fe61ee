import 'server-only'
import type { Anonymity, Relationship, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { feedbackBadge, type FeedbackBadge } from '@/lib/reviews/model/rules/review-badges'
import { db, type Prisma } from '@/lib/platform/db'
import type { ReviewSettings } from '@/lib/reviews/model/queries/find-settings'
import { removeFault, relationshipFault, nudgeFault } from '@/lib/reviews/respondents/rules'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { endFor, isOpen, isStillAsking } from '@/lib/reviews/model/rules/review-state'
import { listUnsubscribed } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import { noReminders } from '@/lib/reviews/respondents/refusals'

const PAGE = 50

/** For an anonymous review no field reveals their status. */
export type RespondentRow = {
  id: string
  memberId: string | null
  name: string
  pictureId: string | null
  relationship: Relationship
  /** Deactivated, so they can't answer. */
  isGone: boolean
  /** Added during a pause and not asked yet. */
  isUnasked: boolean
  /** An external reviewer who gets no mail. */
  isUnsubscribed: boolean
  badge: FeedbackBadge | null
  /** Their extension, if any. */
  closesAt: Date | null
  can: { nudge: boolean; extend: boolean; leave: boolean; replace: boolean; relate: boolean }
  nudgeBlockedReason: string | null
  leaveBlockedReason: string | null
}

const select = {
  id: true,
  memberId: true,
  relationship: true,
  status: true,
  closesAt: true,
  isUnasked: true,
  nudgedAt: true,
  nudgeCount: true,
  member: { select: { status: true, user: { select: { firstName: true, lastName: true, pictureId: true } } } },
  external: { select: { email: true, name: true } },
} as const

type FoundRespondent = Prisma.ReviewAssigneeGetPayload<{ select: typeof select }>

type Managed = {
  id: string
  workspaceId: string
  status: ReviewStatus
  anonymity: Anonymity
  subjectId: string | null
  askedCount: number
  answeredCount: number
  settings: ReviewSettings
  isBlind: boolean
  lateBlockedReason: string | null
}

/** `mayLose`: this respondent can be removed or replaced. */
function placeView(review: Managed, mayLose: boolean) {
  const fault = removeFault(review)
  const can = {
    leave: mayLose && fault === null,
    replace: mayLose && !review.isBlind && review.lateBlockedReason === null,
  }
  return { can, leaveBlockedReason: mayLose && fault !== null ? fault.message : null }
}

function rowView(review: Managed, found: FoundRespondent, unsubscribed: ReadonlySet<string>): RespondentRow {
  const { id, memberId, relationship, status, isUnasked, member, external } = found
  const name = member ? fullName(member.user) : external?.name || (external?.email ?? '')
  const isGone = member !== null && member.status !== 'ACTIVE'
  const runs = review.status === 'ACTIVE' || review.status === 'INACTIVE'
  const relate = runs && relationshipFault(review, { memberId }) === null
  const pictureId = member?.user.pictureId ?? null
  const isUnsubscribed = unsubscribed.has(external?.email ?? '')
  const known = { id, memberId, name, pictureId, relationship, isGone, isUnasked, isUnsubscribed }
  if (review.anonymity === 'ANONYMOUS') {
    const { can: place, leaveBlockedReason } = placeView(review, runs)
    const can = { nudge: false, extend: false, relate, ...place }
    return { ...known, can, badge: null, closesAt: null, nudgeBlockedReason: null, leaveBlockedReason }
  }
  const at = now()
  const end = endFor(review.settings, found)
  const isOpenNow = isOpen({ status: review.status, closesAt: end }, at)
  const isWaiting = status === 'PENDING' && !isGone
  const fault = review.settings.hasReminders ? nudgeFault({ ...found, name }, at) : noReminders()
  const { can: place, leaveBlockedReason } = placeView(review, runs && status !== 'ANSWERED')
  return {
    ...known,
    badge: isUnasked ? null : feedbackBadge(status, isStillAsking({ status: review.status, closesAt: end }, at)),
    closesAt: end !== review.settings.closesAt ? end : null,
    can: {
      nudge: isWaiting && isOpenNow && fault === null,
      extend: isWaiting && review.status === 'ACTIVE' && review.settings.closesAt !== null,
      relate,
      ...place,
    },
    nudgeBlockedReason: isWaiting && isOpenNow ? (fault?.message ?? null) : null,
    leaveBlockedReason,
  }
}

const unsubscribedAmong = (workspaceId: string, rows: readonly FoundRespondent[]) =>
  listUnsubscribed(
    db,
    workspaceId,
    rows.flatMap(({ external }) => external?.email ?? []),
  )

/** Pages start at 1. */
export async function listRespondents(review: Managed, page: number) {
  const { workspaceId, id: reviewId } = review
  const rows = await db.reviewAssignee.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, reviewId, removedAt: null },
    orderBy: [
      { member: { user: { firstName: 'asc' } } },
      { member: { user: { lastName: 'asc' } } },
      { external: { email: 'asc' } },
      { id: 'asc' },
    ],
    skip: (page - 1) * PAGE,
    take: PAGE + 1,
    select,
  })
  const unsubscribed = await unsubscribedAmong(workspaceId, rows)
  return { rows: rows.slice(0, PAGE).map((found) => rowView(review, found, unsubscribed)), hasMore: rows.length > PAGE }
}

/** Null when they were removed. */
export async function findRow(review: Managed, assigneeId: string): Promise<RespondentRow | null> {
  const { workspaceId, id: reviewId } = review
  const where = { id: assigneeId, workspaceId, reviewId, removedAt: null }
  const found = await db.reviewAssignee.findFirst({ relationLoadStrategy: 'join', where, select })
  return found && rowView(review, found, await unsubscribedAmong(workspaceId, [found]))
}
