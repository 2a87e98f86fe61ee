import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchFollowUp } from '@/lib/follow-ups/refusals'
import { readableReviews } from '@/lib/follow-ups/queries/list-subjects'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { goalBadge, type GoalBadge } from '@/lib/goals/rules/goal-status'
import { visibleGoals } from '@/lib/goals/queries/visible-goals'
import { fullName } from '@/lib/members/rules'
import { getMeeting } from '@/lib/meetings/queries/get-meeting'
import { latestComments, MOST_COMMENTS } from '@/lib/meetings/rules/latest-comments'
import { now } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'
import type { GoalStatus, ReviewStatus } from '@/lib/platform/generated/prisma/enums'
import { reviewBadge, type ReviewBadge } from '@/lib/reviews/model/rules/review-badges'
import { dayIn, dayOf, formatDate } from '@/lib/shared/dates'
import { getSeriesAround } from './series-around'

const person = { id: true, user: { select: { firstName: true, lastName: true, pictureId: true } } } as const

const selected = {
  type: true,
  decisions: true,
  comments: {
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_COMMENTS + 1,
    select: { id: true, comment: true, createdAt: true, editedAt: true, member: { select: person } },
  },
  items: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, dueOn: true, doneAt: true, owner: { select: person } },
  },
} as const satisfies Prisma.FollowUpSelect

type Person = { id: string; user: { firstName: string; lastName: string; pictureId: string | null } }

const faceOf = ({ id, user }: Person) => ({ memberId: id, name: fullName(user), pictureId: user.pictureId })

export type GoalBeside = { id: string; title: string; progress: number; badge: GoalBadge; href: string }

export type FeedbackBeside = { id: string; title: string; badge: ReviewBadge; href: string }

type FeedbackRow = { id: string; title: string; status: ReviewStatus; isMine: boolean }

type GoalRow = Omit<GoalBeside, 'badge' | 'href'> & { status: GoalStatus; isArchived: boolean }

async function listGoalsBeside(actor: Actor, id: string): Promise<GoalBeside[]> {
  const rows = await db.$queryRaw<GoalRow[]>`
    SELECT g.id, g.title, g.progress, g.status, g."archivedAt" IS NOT NULL AS "isArchived"
    FROM "FollowUpGoal" f JOIN "Goal" g ON g.id = f."goalId"
    WHERE f."followUpId" = ${id}::uuid AND ${visibleGoals(actor)} ORDER BY g.title, g.id`
  return rows.map(({ status, isArchived, ...goal }) => ({
    ...goal,
    badge: goalBadge({ status, isArchived }),
    href: goalPath(goal.id),
  }))
}

async function listFeedbackBeside(actor: Actor, id: string): Promise<FeedbackBeside[]> {
  const rows = await db.$queryRaw<FeedbackRow[]>`
    SELECT r.id, r.title, r.status, r."creatorId" = ${actor.memberId}::uuid AS "isMine"
    FROM "FollowUpReview" f JOIN "Review" r ON r.id = f."reviewId"
    WHERE f."followUpId" = ${id}::uuid AND ${readableReviews(actor)} ORDER BY r.title, r.id`
  return rows.map(({ isMine, status, ...review }) => ({
    ...review,
    badge: reviewBadge(status),
    href: `/feedback/${isMine ? 'preview' : 'shared'}/${review.id}`,
  }))
}

/** Throws not-found for people who aren't invited. */
export async function getFollowUp(actor: Actor, id: string) {
  const meeting = await getMeeting(actor, 'FOLLOW_UP', id)
  const [row, goals, feedback, around] = await Promise.all([
    db.followUp.findUnique({ relationLoadStrategy: 'join', where: { id }, select: selected }),
    listGoalsBeside(actor, id),
    listFeedbackBeside(actor, id),
    meeting.series ? getSeriesAround(actor, meeting) : { earlier: null, next: null, openSteps: [] },
  ])
  if (!row) throw noSuchFollowUp()
  const { comments: read, items, ...followUp } = row
  const { comments, hasEarlierComments } = latestComments(read)
  return {
    ...meeting,
    ...followUp,
    ...around,
    goals,
    feedback,
    comments: comments.map(({ member, editedAt, ...comment }) => ({
      ...comment,
      by: member && faceOf(member),
      isEdited: editedAt !== null,
      can: { change: meeting.can.write && member?.id === actor.memberId },
    })),
    hasEarlierComments,
    items: items.map(({ owner, dueOn, doneAt, ...item }) => ({
      ...item,
      owner: owner && faceOf(owner),
      dueOn: dueOn && dayOf(dueOn),
      due: dueOn && formatDate(dueOn, 'MMM DD, YYYY', 'UTC'),
      isDone: doneAt !== null,
    })),
    today: dayIn(now(), actor.timeZone),
  }
}

export type FollowUpDetail = Awaited<ReturnType<typeof getFollowUp>>
