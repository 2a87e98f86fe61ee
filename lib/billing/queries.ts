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
import { freeInWords, planNotice, type PlanNotice, type PlanStanding } from './rules'

/** What an Admin should know about the plan on whichever screen they are; null for all others. */
export const findPlanNotice = async (actor: Actor): Promise<PlanNotice | null> =>
  canSeePlan(actor) ? planNotice(await getFrame(actor), now(), actor.timeZone) : null

/** What a workspace holds that is on no plan but FREE, in words. */
export async function describeFree(tx: Tx): Promise<string> {
  const free = await tx.plan.findFirstOrThrow({ where: { type: 'FREE', isActive: true }, select: { userLimit: true } })
  return freeInWords(free.userLimit)
}

/** Whether plans limit anything on this installation; where they do not, a new workspace has none to try either. */
export const isBillingOn = () => env.BILLING === 'on'

/** For how many days a new workspace tries a plan; null: there is none to try. */
export const findTrialDays = () => (isBillingOn() ? env.TRIAL_DAYS : null)

/**
 * Whether the invitation `i` takes a seat of the plan: it waits, from somebody who is here, for somebody who is not. Whoever
 * is here has a seat, and comes to an address that was invited by changing their own.
 */
export const takesSeat = (at: Date) => Prisma.sql`
  (i.status = 'PENDING' AND i."expiresAt" > ${at}
    AND EXISTS (SELECT FROM "Member" s WHERE s.id = i."inviterId" AND s.status = 'ACTIVE')
    AND NOT EXISTS (SELECT FROM "User" u JOIN "Member" s ON s."userId" = u.id AND s.status = 'ACTIVE'
                    WHERE u.email = i.email AND s."workspaceId" = i."workspaceId"))`

/** The seats of the plan that are taken, and how many of them by invitations. */
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
 * How many seats of the plan are taken: by active people, and by the invitations that wait from somebody who is here. Of
 * those not by any invitation `i` that makes way for what is about to be written.
 */
export async function countSeats(tx: Tx, workspaceId: string, makesWay?: Prisma.Sql): Promise<number> {
  const { people } = await findSeats(tx, workspaceId, makesWay)
  return people
}

export type PlanOverview = {
  plans: PlanView[]
  /** How many of what a plan limits there are. */
  used: Seats
  notice: PlanNotice | null
  standing: PlanStanding
}

/** The plans there are, and how much of the present one is used. Throws forbidden. */
export async function getPlanOverview(actor: Actor): Promise<PlanOverview> {
  if (!canSeePlan(actor)) throw onlyAdminsSeeThePlan()
  const { workspaceId } = actor
  const [plans, used, standing, notice] = await Promise.all([
    listPlans(),
    findSeats(db, workspaceId),
    getFrame(actor),
    findPlanNotice(actor),
  ])
  return { plans, used, notice, standing }
}
