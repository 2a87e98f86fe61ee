import 'server-only'
import { isOpenWorkspace, openWorkspace } from '@/lib/access/workspace/open-workspace'
import { systemActor } from '@/lib/access/actor'
import { daysFrom } from '@/lib/platform/clock'
import { db, type Prisma } from '@/lib/platform/db'
import { withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { jobs as draftJobs } from './drafting/jobs'
import { jobs as exportJobs } from './exports/jobs'
import { closeReview } from './operating/commands/close-review'
import { releaseReview } from './results/commands/release-review'
import { isReleasable } from './model/queries/is-releasable'
import { jobs as reminderJobs } from './reminders/jobs'
import { jobs as quickJobs } from './quick/jobs'
import { jobs as respondentJobs } from './respondents/jobs'
import { jobs as resultJobs } from './results/jobs'
import { RELEASE_JOB, VACUUM_JOB } from './model/rules/review-state'
import { jobs as seriesJobs } from './series/jobs'

const BATCH = 100

type DueReview = { id: string; workspaceId: string }

/** Closes each due review in its own transaction. */
export async function closeDueReviews(now: Date): Promise<{ closed: number }> {
  // A respondent's extension keeps the review open; for the others it has ended.
  const hasMoreTime: Prisma.ReviewAssigneeWhereInput = { status: 'PENDING', removedAt: null, closesAt: { gt: now } }
  const due = await db.review.findMany({
    where: {
      status: { in: ['ACTIVE', 'INACTIVE'] },
      closesAt: { lte: now },
      assignees: { none: hasMoreTime },
      workspace: openWorkspace,
    },
    orderBy: [{ closesAt: 'asc' }, { id: 'asc' }],
    take: BATCH,
    select: { id: true, workspaceId: true },
  })
  const close = ({ id, workspaceId }: DueReview) => closeReview(systemActor(workspaceId), { id })
  return { closed: (await withEach(due, close, 'Reviews that could not be closed')).length }
}

/** A release that is blocked for a week stays blocked, so the job stops trying. */
const RELEASE_DAYS = 7

/**
 * Releases closed reviews that need no release by hand. The close triggers this run; a review with results that nobody
 * may see stays closed.
 */
export async function releaseDueReviews(now: Date): Promise<{ released: number }> {
  const due = await db.$queryRaw<DueReview[]>`
    SELECT r.id, r."workspaceId" FROM "Review" r
      JOIN "Workspace" w ON w.id = r."workspaceId" AND ${isOpenWorkspace}
    WHERE ${isReleasable} AND r."releaseMode" <> 'BY_HAND' AND r."closedAt" > ${daysFrom(now, -RELEASE_DAYS)}
    ORDER BY r."closedAt", r.id LIMIT ${BATCH}`
  const release = ({ id, workspaceId }: DueReview) => releaseReview(systemActor(workspaceId), { id })
  return { released: (await withEach(due, release, 'Reviews that could not be released')).length }
}

/**
 * Removes dead rows of sealed answers and their keys. The close triggers it; the schedule repeats it, because an older
 * transaction keeps them on disk.
 */
export async function vacuumClosedReviews(): Promise<Record<string, number>> {
  await db.$executeRaw`VACUUM "Answer", "Response", "Review"`
  return {}
}

export const jobs: Job[] = [
  { name: 'review.close', cron: '* * * * *', run: closeDueReviews },
  { name: RELEASE_JOB, cron: '*/5 * * * *', run: releaseDueReviews },
  { name: VACUUM_JOB, cron: '25 * * * *', mayTakeMinutes: 60, run: vacuumClosedReviews },
  ...seriesJobs,
  ...reminderJobs,
  ...respondentJobs,
  ...resultJobs,
  ...quickJobs,
  ...draftJobs,
  ...exportJobs,
]
