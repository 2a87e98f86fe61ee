import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { WAITS_MINUTES } from '@/lib/admin/operation/rules'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** An unprocessed Razorpay event; its content isn't stored. */
export type WaitingEvent = {
  id: string
  kind: string
  receivedAt: Date
  razorpayId: string | null
  workspaceId: string | null
  workspaceName: string | null
}

const SHOWN = 50

export const listWaitingEvents = (_admin: AdminActor) =>
  db.$queryRaw<WaitingEvent[]>`
    SELECT e.id, e.kind, e."receivedAt", e."razorpayId", w.id AS "workspaceId", w.name AS "workspaceName"
    FROM "PaymentEvent" e LEFT JOIN "Subscription" s ON s."razorpayId" = e."razorpayId"
    LEFT JOIN "UpcomingInvoice" i ON i."razorpayInvoiceId" = e."razorpayId"
    LEFT JOIN "Workspace" w ON w.id = COALESCE(s."workspaceId", i."workspaceId")
    WHERE e."workedOnAt" IS NULL AND e."receivedAt" < ${minutesFrom(now(), -WAITS_MINUTES)}
    ORDER BY e."receivedAt" DESC, e.id LIMIT ${SHOWN}`
