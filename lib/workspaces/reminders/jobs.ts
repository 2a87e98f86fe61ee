import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { daysFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { remindOfTrial } from './commands/remind-of-trial'
import { LATE_DAYS } from './rules/trial-mails'
import { remindOfInvoice } from './commands/remind-of-invoice'

const BATCH = 500
const FIRST_DAYS = 8
const LAST_DAYS = 6

const listEnding = (now: Date, after: string) =>
  db.subscription.findMany({
    where: {
      isTrial: true,
      status: 'ACTIVE',
      trialEndsAt: { gte: daysFrom(now, -LATE_DAYS - 1), lte: daysFrom(now, FIRST_DAYS) },
      id: { gt: after },
    },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, workspaceId: true },
  })

/** Covers every workspace whose trial ends soon; counts the mails. A failure stops no other. */
export async function remindOfEndingTrials(now: Date): Promise<{ reminded: number }> {
  const ending = inBatches((after) => listEnding(now, after))
  const remind = ({ workspaceId }: { workspaceId: string }) => remindOfTrial(systemActor(workspaceId))
  const letters = await withEach(ending, remind, 'Trials that could not be told about')
  return { reminded: letters.reduce((sum, { count }) => sum + count, 0) }
}

const listDue = (now: Date, after: string) =>
  db.upcomingInvoice.findMany({
    where: { dueAt: { gte: daysFrom(now, -LAST_DAYS), lte: daysFrom(now, FIRST_DAYS) }, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, workspaceId: true },
  })

/** Covers every workspace with such a payment; counts the mails. */
export async function remindOfInvoices(now: Date): Promise<{ reminded: number }> {
  const due = inBatches((after) => listDue(now, after))
  const remind = ({ id, workspaceId }: { id: string; workspaceId: string }) =>
    remindOfInvoice(systemActor(workspaceId), { id })
  const letters = await withEach(due, remind, 'Payments that could not be told about')
  return { reminded: letters.reduce((sum, { count }) => sum + count, 0) }
}

export const jobs: Job[] = [
  { name: 'trial.remind', cron: '11 * * * *', run: remindOfEndingTrials },
  { name: 'invoice.remind', cron: '17 * * * *', run: remindOfInvoices },
]
