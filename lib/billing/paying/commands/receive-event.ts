import 'server-only'
import { EVENTS_JOB } from '@/lib/billing/paying/rules/payment-jobs'
import type { ReceivedEvent } from '@/lib/billing/paying/schema'
import type { OperatorActor } from '@/lib/access/operator'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'

/** Stores each Razorpay event once; a job queries what happened. */
export const receiveEvent = (_razorpay: OperatorActor, event: ReceivedEvent): Promise<void> =>
  transaction(async (tx) => {
    const receivedAt = now()
    const workedOnAt = event.razorpayId === null ? receivedAt : null
    const data = [{ ...event, receivedAt, workedOnAt }]
    const { count } = await tx.paymentEvent.createMany({ data, skipDuplicates: true })
    if (count > 0 && workedOnAt === null) await wake(tx, EVENTS_JOB)
  })
