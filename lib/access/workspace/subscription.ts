import 'server-only'
import { Prisma } from '@/lib/platform/db'

/** Whether a row of "Subscription" counts at a moment. */
export const countsAt = (at: Date) => Prisma.sql`
  CASE status WHEN 'ACTIVE' THEN COALESCE("endsAt" > ${at}, true)
                AND (NOT "isTrial" OR COALESCE("trialEndsAt" > ${at}, false))
              WHEN 'CANCELED' THEN COALESCE("endsAt" > ${at}, false) ELSE false END`

const subscriptionAt = (at: Date) => Prisma.sql`
  SELECT CASE WHEN s.counts THEN s."planId" END AS "planId",
         CASE WHEN s.status = 'ACTIVE' AND NOT s.counts THEN 'EXPIRED' ELSE s.status END AS status,
         s."isTrial", CASE WHEN s."isTrial" THEN s."trialEndsAt" ELSE s."endsAt" END AS "endsAt",
         CASE WHEN s.counts THEN NULLIF(s.quantity, 0) END AS seats, s."overdueAt", s."razorpayId" IS NOT NULL AS "isPaid"
  FROM (SELECT "planId", status, "createdAt", "isTrial", "trialEndsAt", "endsAt", quantity, "overdueAt", "razorpayId",
               ${countsAt(at)} AS counts
        FROM "Subscription" WHERE "workspaceId" = w.id AND status <> 'INITIATED'
          AND NOT (status <> 'ACTIVE' AND quantity > 0 AND "paidUntil" IS NULL)) s
  ORDER BY s.counts DESC, s.status = 'ACTIVE' DESC, s."createdAt" DESC LIMIT 1`

const soldFree = Prisma.sql`(SELECT id FROM "Plan" WHERE type = 'FREE' AND "isActive")`

/**
 * Joins that tell what workspace `w` may do at a moment: its subscription `s`, if any, and the effective `plan`. An
 * active one counts until its trial ends, a canceled one until its end; otherwise FREE applies. Subscriptions that were
 * never paid don't count.
 */
export const planAt = (at: Date) => Prisma.sql`
  LEFT JOIN LATERAL (${subscriptionAt(at)}) s ON true JOIN "Plan" plan ON plan.id = COALESCE(s."planId", ${soldFree})`

export const planColumns = Prisma.sql`
  plan.type AS plan, s.status AS "subscriptionStatus", LEAST(plan."userLimit", s.seats) AS "peopleLimit", plan."aiRequestLimit",
  plan."aiRequestsPerDay", plan."aiTokensPerDay", plan."externalsPerReview", plan."applausePerPersonAndMonth"`
