import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { daysFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { remindOfInvoice } from './commands/remind-of-invoice'

const BATCH = 500
const FIRST_DAYS = 8
const LAST_DAYS = 6

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

export const jobs: Job[] = [{ name: 'invoice.remind', cron: '17 * * * *', run: remindOfInvoices }]
