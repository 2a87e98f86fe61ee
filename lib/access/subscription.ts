import 'server-only'
import { Prisma } from '@/lib/platform/db'

/**
 * The subscription of workspace `w` that says what it may do at a moment, as a row of one statement: an active one until
 * its trial is over, a canceled one until its end, and else the plan FREE with what became of the newest. One that waits
 * for its first payment does not count.
 */
export const subscriptionAt = (at: Date) => Prisma.sql`
  SELECT CASE WHEN s.counts THEN p.type ELSE 'FREE' END AS plan,
         CASE WHEN s.status = 'ACTIVE' AND NOT s.counts THEN 'EXPIRED' ELSE s.status END AS status,
         s."isTrial", CASE WHEN s."isTrial" THEN s."trialEndsAt" ELSE s."endsAt" END AS "endsAt"
  FROM (SELECT "planId", status, "createdAt", "isTrial", "trialEndsAt", "endsAt",
               CASE status WHEN 'ACTIVE' THEN NOT "isTrial" OR COALESCE("trialEndsAt" > ${at}, false)
                           WHEN 'CANCELED' THEN COALESCE("endsAt" > ${at}, false) ELSE false END AS counts
        FROM "Subscription" WHERE "workspaceId" = w.id AND status <> 'INITIATED') s
  JOIN "Plan" p ON p.id = s."planId"
  ORDER BY s.counts DESC, s.status = 'ACTIVE' DESC, s."createdAt" DESC LIMIT 1`
