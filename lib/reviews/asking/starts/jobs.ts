import 'server-only'
import { memberActor, systemActor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { Refusal } from '@/lib/shared/refusal'
import { sendScheduledReview } from '@/lib/reviews/asking/sending/commands/send-scheduled-review'
import { holdBackReview } from './commands/hold-back-review'

const BATCH = 100

type Scheduled = {
  id: string
  workspaceId: string
  creatorId: string
  creator: { status: string }
}

/** Sends a form in the name of who scheduled it, or gives it back to them with the reason why not. */
async function start({ id, workspaceId, creatorId, creator }: Scheduled): Promise<'sent' | 'heldBack' | 'gone'> {
  const holdBack = async (reason: string) => {
    await holdBackReview(systemActor(workspaceId), { id, reason })
    return 'heldBack' as const
  }
  if (creator.status !== 'ACTIVE') return holdBack('Its creator is not here any more.')
  const [outcome] = await Promise.allSettled([sendScheduledReview(await memberActor(creatorId), { id })])
  if (outcome.status === 'fulfilled') return outcome.value === null ? 'gone' : 'sent'
  if (outcome.reason instanceof Refusal) return holdBack(outcome.reason.message)
  throw outcome.reason
}

/** Sends every scheduled form whose moment has come, each in a transaction of its own. */
export async function startDueReviews(now: Date): Promise<{ sent: number; heldBack: number }> {
  const due = await db.review.findMany({
    where: { status: 'DRAFT', startsAt: { lte: now }, workspace: { deletionAt: null } },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: BATCH,
    select: {
      ...{ id: true, workspaceId: true, creatorId: true },
      creator: { select: { status: true } },
    },
  })
  // One that fails stays due, and is tried again.
  const outcomes = await withEach(due, start, 'Forms that could not be sent')
  const count = (what: string) => outcomes.filter((outcome) => outcome === what).length
  return { sent: count('sent'), heldBack: count('heldBack') }
}

export const jobs: Job[] = [{ name: 'review.start', cron: '* * * * *', run: startDueReviews }]
