import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { daysFrom } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/queue'
import { jobs as draftJobs } from './asking/drafts/jobs'
import { jobs as exportJobs } from './results/exports/jobs'
import { closeReview } from './commands/close-review'
import { releaseReview } from './commands/release-review'
import { jobs as reminderJobs } from './running/reminders/jobs'
import { jobs as respondentJobs } from './running/respondents/jobs'
import { ANONYMITY_FLOOR, RELEASE_JOB } from './rules'
import { jobs as seriesJobs } from './running/series/jobs'
import { jobs as startJobs } from './asking/starts/jobs'

const BATCH = 100

type DueReview = { id: string; workspaceId: string }

/** Does the same with each review; one with which it cannot be done must not stop the others, nor go unheard. */
async function withEach(due: DueReview[], work: (review: DueReview) => Promise<unknown>, done: string) {
  const outcomes: PromiseSettledResult<unknown>[] = []
  for (const review of due) outcomes.push(...(await Promise.allSettled([work(review)])))
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reviews could not be ${done}.`)
  return due.length
}

/** Closes every review whose close date has come, each in a transaction of its own. */
export async function closeDueReviews(now: Date): Promise<{ closed: number }> {
  // Somebody who was given more time keeps it open; for everybody else it ended when it was to end.
  const hasMoreTime: Prisma.ReviewAssigneeWhereInput = { status: 'PENDING', removedAt: null, closesAt: { gt: now } }
  const due = await db.review.findMany({
    where: {
      status: { in: ['ACTIVE', 'INACTIVE'] },
      closesAt: { lte: now },
      assignees: { none: hasMoreTime },
      workspace: { deletionAt: null },
    },
    orderBy: [{ closesAt: 'asc' }, { id: 'asc' }],
    take: BATCH,
    select: { id: true, workspaceId: true },
  })
  const close = ({ id, workspaceId }: DueReview) => closeReview(systemActor(workspaceId), { id })
  return { closed: await withEach(due, close, 'closed') }
}

/** What stood in the way of a release for a week will not go away, and need not be looked at any more. */
const RELEASE_DAYS = 7

/**
 * Releases what its creator wished to be released without them, once it is closed. The close itself asks for this run;
 * what cannot be shown to anybody is left closed.
 */
export async function releaseDueReviews(now: Date): Promise<{ released: number }> {
  const due = await db.$queryRaw<DueReview[]>`
    SELECT r.id, r."workspaceId" FROM "Review" r JOIN "Member" s ON s.id = r."subjectId"
      JOIN "Workspace" w ON w.id = r."workspaceId" AND w."deletionAt" IS NULL
    WHERE r.status = 'CLOSED' AND r."releaseMode" <> 'BY_HAND' AND r."closedAt" > ${daysFrom(now, -RELEASE_DAYS)}
      AND r."seenBySubject" AND s.status = 'ACTIVE' AND r."subjectId" <> r."creatorId" AND r."answeredCount" > 0
      AND (r.anonymity = 'NAMED' OR r."answeredCount" - (EXISTS (SELECT FROM "ReviewAssignee" a
        WHERE a."reviewId" = r.id AND a."memberId" = r."subjectId"))::int >= ${ANONYMITY_FLOOR})
    ORDER BY r."closedAt", r.id LIMIT ${BATCH}`
  const release = ({ id, workspaceId }: DueReview) => releaseReview(systemActor(workspaceId), { id })
  return { released: await withEach(due, release, 'released') }
}

export const jobs: Job[] = [
  { name: 'review.close', cron: '* * * * *', run: closeDueReviews },
  { name: RELEASE_JOB, cron: '*/5 * * * *', run: releaseDueReviews },
  ...startJobs,
  ...seriesJobs,
  ...reminderJobs,
  ...respondentJobs,
  ...draftJobs,
  ...exportJobs,
]
