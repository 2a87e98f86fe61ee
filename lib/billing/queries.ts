import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { listPlans, type PlanView } from '@/lib/billing/price-list/queries'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { Tx } from '@/lib/platform/tx'
import { canSeePlan } from './policy'
import { onlyAdminsSeeThePlan } from './refusals'
import { freeInWords, planNotice, type PlanNotice, type PlanState } from './rules'

/** The plan notice on every Admin screen; null for others. */
export const findPlanNotice = async (actor: Actor): Promise<PlanNotice | null> =>
  canSeePlan(actor) ? planNotice(await getFrame(actor), now(), actor.timeZone) : null

export async function describeFree(tx: Tx): Promise<string> {
  const free = await tx.plan.findFirstOrThrow({ where: { type: 'FREE', isActive: true }, select: { userLimit: true } })
  return freeInWords(free.userLimit)
}

/** Whether plans limit anything; without billing there is no trial. */
export const isBillingOn = () => env.BILLING === 'on'

export const findTrialDays = () => (isBillingOn() ? env.TRIAL_DAYS : null)

/**
 * Whether invitation `i` takes a seat: pending, from an active member, to an address no member has. Members have a seat
 * already. The OFFSET makes PostgreSQL look up each address instead of reading every member.
 */
export const takesSeat = (at: Date) => Prisma.sql`
  (i.status = 'PENDING' AND i."expiresAt" > ${at}
    AND EXISTS (SELECT FROM "Member" s WHERE s.id = i."inviterId" AND s.status = 'ACTIVE')
    AND NOT EXISTS (SELECT FROM "User" u JOIN "Member" s ON s."userId" = u.id AND s.status = 'ACTIVE'
                    WHERE u.email = i.email AND s."workspaceId" = i."workspaceId" OFFSET 0))`

type Seats = { people: number; invited: number }

async function findSeats(tx: Tx, workspaceId: string, makesWay = Prisma.sql`false`): Promise<Seats> {
  const [row] = await tx.$queryRaw<Seats[]>`
    SELECT here.count + waiting.count AS people, waiting.count AS invited
    FROM (SELECT count(*)::int AS count FROM "Member"
          WHERE "workspaceId" = ${workspaceId}::uuid AND status = 'ACTIVE') here,
         (SELECT count(*)::int AS count FROM "Invitation" i
          WHERE i."workspaceId" = ${workspaceId}::uuid AND ${takesSeat(now())} AND NOT ${makesWay}) waiting`
  return row ?? { people: 0, invited: 0 }
}

/**
 * Used seats: active people and pending invitations from active members, except an invitation `i` about to be replaced.
 */
export async function countSeats(tx: Tx, workspaceId: string, makesWay?: Prisma.Sql): Promise<number> {
  const { people } = await findSeats(tx, workspaceId, makesWay)
  return people
}

export type PlanOverview = {
  plans: PlanView[]
  used: Seats
  notice: PlanNotice | null
  planState: PlanState
}

/** All plans and the usage of the current one. Throws forbidden. */
export async function getPlanOverview(actor: Actor): Promise<PlanOverview> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  const { workspaceId, timeZone } = actor
  const [plans, used, planState] = await Promise.all([listPlans(), findSeats(db, workspaceId), getFrame(actor)])
  return { plans, used, notice: planNotice(planState, now(), timeZone, { isPlanTab: true }), planState }
}
