import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { operatorActor } from '@/lib/access/operator'
import { daysFrom, hoursFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { checkSubscription } from './commands/check-subscription'
import { workOnEvent } from './commands/work-on-event'
import { CHECK_JOB, EVENTS_JOB } from './rules/payment-jobs'
import { END_SENT_DAYS, endedThere } from './rules/subscription-state'

const BATCH = 200
const CHECKED_EVERY_HOURS = 6
const EVENTS_KEPT_DAYS = 30

/** Processes Razorpay events one subscription at a time, and deletes old ones. */
export async function workOnEvents(now: Date): Promise<{ subscriptions: number }> {
  const waiting = await db.paymentEvent.findMany({
    where: { workedOnAt: null },
    orderBy: { receivedAt: 'asc' },
    take: BATCH,
    select: { razorpayId: true },
  })
  const ids = new Set(waiting.flatMap(({ razorpayId }) => razorpayId ?? []))
  await db.paymentEvent.deleteMany({ where: { workedOnAt: { lt: daysFrom(now, -EVENTS_KEPT_DAYS) } } })
  const work = (razorpayId: string) => workOnEvent(operatorActor(), { razorpayId })
  const done = await withEach(ids, work, 'Events of Razorpay that could not be worked on')
  return { subscriptions: done.length }
}

function listDue(now: Date, after: string) {
  const soon = { lte: daysFrom(now, END_SENT_DAYS) }
  return db.subscription.findMany({
    where: {
      id: { gt: after },
      OR: [
        { status: 'INITIATED', createdAt: { lt: hoursFrom(now, -1) } },
        {
          razorpayStatus: { notIn: [...endedThere] },
          syncedAt: { lt: hoursFrom(now, -CHECKED_EVERY_HOURS) },
        },
        {
          status: { in: ['ACTIVE', 'CANCELED'] },
          razorpayStatus: { notIn: [...endedThere] },
          endSentAt: null,
          OR: [{ endsAt: soon }, { chargeAt: soon, workspace: { deletionAt: { not: null } } }],
        },
        { upcoming: { some: { kind: 'ADDITION' } } },
      ],
    },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, workspaceId: true },
  })
}

/** Reconciles subscriptions not checked for some hours. */
export async function checkSubscriptions(now: Date): Promise<{ checked: number }> {
  const check = ({ id, workspaceId }: { id: string; workspaceId: string }) =>
    checkSubscription(systemActor(workspaceId), { id })
  const due = inBatches((after) => listDue(now, after))
  const checked = await withEach(due, check, 'Subscriptions that could not be checked')
  return { checked: checked.length }
}

export const jobs: Job[] = [
  { name: EVENTS_JOB, cron: '* * * * *', run: workOnEvents },
  { name: CHECK_JOB, cron: '23 * * * *', run: checkSubscriptions },
]
