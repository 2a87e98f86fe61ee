import 'server-only'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { db } from '@/lib/platform/db'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import { forgetDrafts } from './commands/forget-drafts'
import { systemActor, memberActor } from '@/lib/access/actor'
import type { Job } from '@/lib/platform/queue'
import { holdBackReview } from './commands/hold-back-review'
import { sendScheduledReview } from './commands/send-scheduled-review'
import { Refusal } from '@/lib/shared/refusal'

const BATCH = 100

type Former = { id: string; workspaceId: string }

/**
 * Deleted accounts that may have left unsent work. Nothing links anonymous answers or revisions to a person, so
 * everybody asked in those reviews is listed.
 */
const listFormer = (after: string) => db.$queryRaw<Former[]>`
  SELECT m.id, m."workspaceId" FROM "User" u JOIN "Member" m ON m."userId" = u.id
  WHERE u."deletedAt" IS NOT NULL AND m.id > ${after}::uuid AND (
    EXISTS (SELECT FROM "Review" r WHERE r."creatorId" = m.id AND r.status = 'DRAFT')
    OR EXISTS (SELECT FROM "ReviewAssignee" a JOIN "Response" p ON p."assigneeId" = a.id AND p.status = 'DRAFT'
               WHERE a."memberId" = m.id)
    OR EXISTS (SELECT FROM "ReviewAssignee" a JOIN "Response" p ON p."reviewId" = a."reviewId"
               WHERE a."memberId" = m.id AND p.status = 'DRAFT' AND p."ownerHash" IS NOT NULL))
  ORDER BY m.id LIMIT ${BATCH}`

export async function forgetFormerDrafts(): Promise<{ forgotten: number }> {
  const former = inBatches(listFormer)
  const forget = ({ id: memberId, workspaceId }: Former) => forgetDrafts(systemActor(workspaceId), { memberId })
  const outcomes = await withEach(former, forget, 'Drafts that could not be forgotten')
  return { forgotten: outcomes.reduce((sum, { count }) => sum + count, 0) }
}

type Scheduled = {
  id: string
  workspaceId: string
  creatorId: string
  creator: { status: string }
}

/** Sends a form as its creator, or unschedules it with the reason. */
async function start({ id, workspaceId, creatorId, creator }: Scheduled): Promise<'sent' | 'heldBack' | 'gone'> {
  const holdBack = async (reason: string) => {
    await holdBackReview(systemActor(workspaceId), { id, reason })
    return 'heldBack' as const
  }
  if (creator.status !== 'ACTIVE') return holdBack('Its creator is no longer here.')
  const [outcome] = await Promise.allSettled([sendScheduledReview(await memberActor(creatorId), { id })])
  if (outcome.status === 'fulfilled') return outcome.value === null ? 'gone' : 'sent'
  if (outcome.reason instanceof Refusal) return holdBack(outcome.reason.message)
  throw outcome.reason
}

/** Sends each due form in its own transaction. */
export async function startDueReviews(now: Date): Promise<{ sent: number; heldBack: number }> {
  const due = await db.review.findMany({
    where: { status: 'DRAFT', startsAt: { lte: now }, workspace: openWorkspace },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: BATCH,
    select: { id: true, workspaceId: true, creatorId: true, creator: { select: { status: true } } },
  })
  // A form that fails stays due and is retried.
  const outcomes = await withEach(due, start, 'Forms that could not be sent')
  const count = (what: string) => outcomes.filter((outcome) => outcome === what).length
  return { sent: count('sent'), heldBack: count('heldBack') }
}

export const jobs: Job[] = [
  { name: 'draft.forget', cron: '40 * * * *', run: forgetFormerDrafts },
  { name: 'review.start', cron: '* * * * *', run: startDueReviews },
]
