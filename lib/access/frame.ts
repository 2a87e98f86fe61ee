import 'server-only'
import { cache } from 'react'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { PlanType, SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'
import { COUNTED_AT_MOST } from '@/lib/shared/text'
import type { Actor } from './actor'
import { planAt, planColumns } from './workspace/subscription'

/** What every screen shows around an actor: unseen items, and what their plan includes now. */
export type Frame = {
  /** Active people; only for Admins on a plan with a limit, counted up to 1001 or one above the limit. */
  readonly peopleCount: number | null
  /** Counted up to COUNTED_AT_MOST. */
  readonly unseenCount: number
  readonly plan: PlanType
  /** Null: unlimited. */
  readonly peopleLimit: number | null
  /** The limit of the plan FREE, which applies after a subscription ends. */
  readonly freePeopleLimit: number | null
  /** Per person and month. */
  readonly aiRequestLimit: number
  /** Per person and day. */
  readonly aiRequestsPerDay: number
  readonly aiTokensPerDay: number
  /** External reviewers per review. */
  readonly externalsPerReview: number
  /** Per seat; null: unlimited. */
  readonly applausePerPersonAndMonth: number | null
  /** Of the newest subscription; null: there never was one. */
  readonly subscriptionStatus: SubscriptionStatus | null
  readonly isTrial: boolean
  readonly planEndsAt: Date | null
  readonly overdueAt: Date | null
  /** False when the operator has switched billing off; no plan limits apply then. */
  readonly isBilled: boolean
}

// Counts above 1000 are shown as "1000+", so stop counting there.
const countedPeople = ({ role }: Actor) => Prisma.sql`
  CASE WHEN ${role === 'Admin'} AND plan."userLimit" IS NOT NULL THEN (SELECT count(*)::int FROM (
    SELECT FROM "Member" p WHERE p."workspaceId" = w.id AND p.status = 'ACTIVE'
    LIMIT GREATEST(plan."userLimit", 1000) + 1) counted) END`

const unseen = ({ workspaceId, memberId }: Actor) => Prisma.sql`
  (SELECT count(*)::int FROM (
    SELECT FROM "Notification" n WHERE n."workspaceId" = ${workspaceId}::uuid AND n."memberId" = ${memberId}::uuid
      AND n."seenAt" IS NULL LIMIT ${COUNTED_AT_MOST}) unseen)`

export const getFrame = cache(async (actor: Actor): Promise<Frame> => {
  const [row] = await db.$queryRaw<[Omit<Frame, 'isBilled'>]>`
    SELECT ${countedPeople(actor)} AS "peopleCount", ${unseen(actor)} AS "unseenCount", ${planColumns},
           (SELECT "userLimit" FROM "Plan" WHERE type = 'FREE' AND "isActive") AS "freePeopleLimit",
           COALESCE(s."isTrial", false) AS "isTrial", s."endsAt" AS "planEndsAt", s."overdueAt"
    FROM "Workspace" w ${planAt(now())}
    WHERE w.id = ${actor.workspaceId}::uuid`
  return { ...row, isBilled: env.BILLING === 'on' }
})
