import 'server-only'
import { cache } from 'react'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { PlanType, SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'
import { COUNTED_AT_MOST } from '@/lib/shared/text'
import type { Actor } from './actor'
import { planAt, planColumns } from './workspace/subscription'

/** What surrounds an actor on every screen: what they have not seen, and what the plan of their workspace includes now. */
export type Frame = {
  /**
   * How many active people the workspace has: only for Admins where a plan sets a limit, and counted to one more than a
   * thousand or than that limit.
   */
  readonly peopleCount: number | null
  /** How many notifications they have not seen, as far as COUNTED_AT_MOST. */
  readonly unseenCount: number
  /** The plan that counts now. */
  readonly plan: PlanType
  /** How many people that plan includes; null: any number. */
  readonly peopleLimit: number | null
  /** How many people the plan FREE includes, which counts once a subscription has ended. */
  readonly freePeopleLimit: number | null
  /** How many AI requests the plan includes for each person and month. */
  readonly aiRequestLimit: number
  /** And for each person and day. */
  readonly aiRequestsPerDay: number
  readonly aiTokensPerDay: number
  /** How many people without an account one review may ask by it. */
  readonly externalsPerReview: number
  /** How often it lets people give applause in a month, for each seat; null: any number. */
  readonly applausePerPersonAndMonth: number | null
  /** Of the newest subscription of the workspace; null: there never was one. */
  readonly subscriptionStatus: SubscriptionStatus | null
  readonly isTrial: boolean
  /** When that subscription ends or has ended, as far as it says. */
  readonly planEndsAt: Date | null
  /** Since when a payment is overdue; null: none is. */
  readonly overdueAt: Date | null
  /** False where whoever runs Rapport has switched billing off: then no plan limits anything. */
  readonly isBilled: boolean
}

// More than are spoken of by number is as good as one more. Whom it does not concern, it costs nothing.
const countedPeople = ({ role }: Actor) => Prisma.sql`
  CASE WHEN ${role === 'Admin'} AND plan."userLimit" IS NOT NULL THEN (SELECT count(*)::int FROM (
    SELECT FROM "Member" p WHERE p."workspaceId" = w.id AND p.status = 'ACTIVE'
    LIMIT GREATEST(plan."userLimit", 1000) + 1) counted) END`

const unseen = ({ workspaceId, memberId }: Actor) => Prisma.sql`
  (SELECT count(*)::int FROM (
    SELECT FROM "Notification" n WHERE n."workspaceId" = ${workspaceId}::uuid AND n."memberId" = ${memberId}::uuid
      AND n."seenAt" IS NULL LIMIT ${COUNTED_AT_MOST}) unseen)`

/** The frame of this actor, read once for each request that asks for it. */
export const getFrame = cache(async (actor: Actor): Promise<Frame> => {
  const [row] = await db.$queryRaw<[Omit<Frame, 'isBilled'>]>`
    SELECT ${countedPeople(actor)} AS "peopleCount", ${unseen(actor)} AS "unseenCount", ${planColumns},
           (SELECT "userLimit" FROM "Plan" WHERE type = 'FREE' AND "isActive") AS "freePeopleLimit",
           COALESCE(s."isTrial", false) AS "isTrial", s."endsAt" AS "planEndsAt", s."overdueAt"
    FROM "Workspace" w ${planAt(now())}
    WHERE w.id = ${actor.workspaceId}::uuid`
  return { ...row, isBilled: env.BILLING === 'on' }
})
