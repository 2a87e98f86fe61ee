import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { SEATS_JOB } from '@/lib/billing/paying/rules/payment-jobs'
import { db } from '@/lib/platform/db'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { onRefusal } from '@/lib/platform/recover'
import { fillSeats } from './commands/fill-seats'

const BATCH = 200

const listBatches = (after: string) =>
  db.seatBatch.findMany({
    where: { id: { gt: after }, workspace: openWorkspace },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, workspaceId: true },
  })

/** Settles waiting batches. Paid people over the daily limit are retried by the next run. */
export async function fillAllSeats(): Promise<{ filled: number }> {
  const fill = ({ id, workspaceId }: { id: string; workspaceId: string }) =>
    onRefusal(fillSeats(systemActor(workspaceId), { id }), () => Promise.resolve({ isFilled: false }))
  const done = await withEach(inBatches(listBatches), fill, 'People waiting for a payment who could not be invited')
  return { filled: done.filter(({ isFilled }) => isFilled).length }
}

export const jobs: Job[] = [{ name: SEATS_JOB, cron: '* * * * *', run: fillAllSeats }]
