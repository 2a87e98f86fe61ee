import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { paidTooLate } from '@/lib/billing/paying/queries/list-payments'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { WAITS_MINUTES } from '@/lib/admin/operation/rules'

export type PlatformWaiting = {
  inquiries: number
  mails: number
  events: number
  /** Paying workspaces, including past due. */
  paying: number
  pastDue: number
  halted: number
  /** Workspaces with an unpaid checkout. */
  initiated: number
  /** Workspaces that paid for nothing. */
  toRefund: number
}

const countOf = (from: Prisma.Sql) => Prisma.sql`(SELECT count(*)::int FROM ${from})`

export async function getWaiting(_admin: AdminActor): Promise<PlatformWaiting> {
  const at = now()
  const due = minutesFrom(at, -WAITS_MINUTES)
  const paying = Prisma.sql`s.status = 'ACTIVE' AND s."razorpayId" IS NOT NULL AND COALESCE(s."endsAt" > ${at}, true)`
  const [row] = await db.$queryRaw<[PlatformWaiting]>`
    SELECT ${countOf(Prisma.sql`"Inquiry" WHERE "answeredAt" IS NULL`)} AS inquiries,
           ${countOf(Prisma.sql`"Mail" WHERE status = 'GIVEN_UP'`)} AS mails,
           ${countOf(Prisma.sql`"PaymentEvent" WHERE "workedOnAt" IS NULL AND "receivedAt" < ${due}`)} AS events,
           (SELECT count(DISTINCT p."workspaceId")::int FROM ${paidTooLate()}) AS "toRefund",
           subscriptions.*
    FROM (SELECT (count(*) FILTER (WHERE ${paying}))::int AS paying,
                 (count(*) FILTER (WHERE ${paying} AND s."overdueAt" IS NOT NULL))::int AS "pastDue",
                 (count(DISTINCT s."workspaceId") FILTER (WHERE s.status = 'EXPIRED' AND s."razorpayStatus" = 'halted'))::int AS halted,
                 (count(DISTINCT s."workspaceId") FILTER (WHERE s.status = 'INITIATED'))::int AS initiated
          FROM "Subscription" s WHERE s."razorpayId" IS NOT NULL OR s.status = 'INITIATED') subscriptions`
  return row
}
