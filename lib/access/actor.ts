import 'server-only'
import { redirect } from 'next/navigation'
import { headers } from 'next/headers'
import { cache } from 'react'
import { offerPath, pathHeader, signInPath, workspaceNamedIn } from '@/lib/shared/routes'
import { db, Prisma } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import type { PlanType, Role, SubscriptionStatus } from '@/lib/platform/generated/prisma/enums'
import { findPerson, type PersonActor } from './person'
import { signedOut, withoutPlace, workspaceBeingDeleted } from './request'
import { readClaims, type Claims } from './session'
import { planAt, planColumns } from './subscription'

declare const minted: unique symbol

/** Who is asking, in which workspace, as of now. Only this folder makes one. */
export type Actor = {
  readonly userId: string
  readonly memberId: string
  readonly workspaceId: string
  readonly role: Role
  /** A Manager who looks after at least one team, and therefore has the reach of one. */
  readonly leadsTeam: boolean
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly timeZone: string
  readonly isEmailVerified: boolean
  /** Of their photo, where they have one. */
  readonly pictureId: string | null
  /** They have neither finished nor skipped the tour. */
  readonly hasTour: boolean
  readonly workspaceName: string
  /** Of the browser they ask from; null for jobs, seeds and tests, which have none. */
  readonly sessionId: string | null
  /** Of the workspace's logo, where it has one. */
  readonly workspaceLogoId: string | null
  /** What an Admin has switched off here. */
  readonly withoutFeatures: readonly string[]
  /** No Admin has put the first steps of the workspace away yet. */
  readonly hasFirstSteps: boolean
  /**
   * How many active people the workspace has: only for Admins where a plan sets a limit, and counted to one more than a
   * thousand or than that limit.
   */
  readonly peopleCount: number | null
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
  /** False where whoever runs Rapport has switched billing off: then no plan limits anything. */
  readonly isBilled: boolean
  readonly [minted]: true
}

type ActorRow = Omit<Actor, typeof minted | 'isBilled'>

// More than are spoken of by number is as good as one more. Whom it does not concern, it costs nothing.
const countedPeople = Prisma.sql`
  CASE WHEN m.role = 'Admin' AND plan."userLimit" IS NOT NULL THEN (SELECT count(*)::int FROM (
    SELECT FROM "Member" p WHERE p."workspaceId" = w.id AND p.status = 'ACTIVE'
    LIMIT GREATEST(plan."userLimit", 1000) + 1) counted) END`

const leadsTeam = Prisma.sql`
  (m.role = 'Manager' AND EXISTS (SELECT FROM "TeamMember" l WHERE l."memberId" = m.id AND l."isManager"))`

// One statement instead of three relation reads, because every request of the product begins with it.
async function loadActor(where: Prisma.Sql, sessionId: string | null = null): Promise<Actor | null> {
  const rows = await db.$queryRaw<ActorRow[]>`
    SELECT u.id AS "userId", m.id AS "memberId", m."workspaceId", m.role, ${leadsTeam} AS "leadsTeam", u."firstName", u."lastName", u.email,
           u."timeZone", u."emailVerifiedAt" IS NOT NULL AS "isEmailVerified", NOT u."tourFinished" AS "hasTour", u."pictureId", w.name AS "workspaceName",
           w."logoId" AS "workspaceLogoId", COALESCE(w."withoutFeatures", '{}') AS "withoutFeatures",
           w."firstStepsDoneAt" IS NULL AS "hasFirstSteps", ${countedPeople} AS "peopleCount",
           ${sessionId}::uuid AS "sessionId", ${planColumns},
           (SELECT "userLimit" FROM "Plan" WHERE type = 'FREE') AS "freePeopleLimit",
           COALESCE(s."isTrial", false) AS "isTrial", s."endsAt" AS "planEndsAt"
    FROM "Member" m JOIN "User" u ON u.id = m."userId" JOIN "Workspace" w ON w.id = m."workspaceId"
    ${planAt(now())}
    WHERE m.status = 'ACTIVE' AND u.status = 'ACTIVE' AND w."deletionAt" IS NULL AND ${where} LIMIT 1`
  return rows[0] ? ({ ...rows[0], isBilled: env.BILLING === 'on' } as Actor) : null
}

const actorOfClaims = ({ sub, workspaceId, sessionVersion, sessionId }: Claims) =>
  loadActor(
    Prisma.sql`u.id = ${sub}::uuid AND m."workspaceId" = ${workspaceId}::uuid
      AND u."sessionVersion" = ${sessionVersion} AND EXISTS (
        SELECT FROM "UserSession" d WHERE d.id = ${sessionId}::uuid AND d."userId" = u.id AND d."endedAt" IS NULL)`,
    sessionId,
  )

/** The person behind this request, or null: signed out, deactivated, or a session that was ended elsewhere. */
export const findActor = cache(async (): Promise<Actor | null> => {
  const claims = await readClaims()
  return claims === null || claims.workspaceId === null ? null : actorOfClaims(claims)
})

/** A way to ask later, when the request is long answered, whether the session behind it still counts. */
export async function watchSession(): Promise<() => Promise<boolean>> {
  const claims = await readClaims()
  return async () => claims !== null && claims.workspaceId !== null && (await actorOfClaims(claims)) !== null
}

/** Whether this person could go on in another workspace. */
const hasPlaceIn = async (workspaceId: string, userId: string) =>
  (await db.member.count({ where: { workspaceId, userId, status: 'ACTIVE', workspace: { deletionAt: null } } })) > 0

/**
 * The gate of every page behind the sign-in: the actor, or a redirect to it and back. Who is signed in and has no place in
 * this workspace, or whose workspace is being deleted, is asked where to go on; so is who follows a link of another
 * workspace of theirs, for to look at a page must not move them.
 */
export async function requireMember(): Promise<Actor> {
  const actor = await findActor()
  const path = (await headers()).get(pathHeader) ?? '/dashboard'
  const named = workspaceNamedIn(path)
  if (actor && (named === null || named === actor.workspaceId)) return actor
  const person = await findPerson()
  if (named !== null && person && (await hasPlaceIn(named, person.userId))) return redirect(offerPath(path))
  if (actor) return actor
  return redirect(person ? '/workspace/switch' : signInPath(path))
}

/** Whether nothing but the deletion of the workspace keeps this person out of it. */
const isBeingDeleted = async (workspaceId: string, userId: string) =>
  (await db.member.count({
    where: { workspaceId, userId, status: 'ACTIVE', workspace: { deletionAt: { not: null } } },
  })) > 0

/**
 * What an action answers whoever has no place to act from. A page they still have open leads on once it is loaded again, as
 * the sentences say; of a workspace they are not in, nobody hears anything.
 */
export async function turnedAway(person: PersonActor | null) {
  if (person === null) return signedOut()
  const { userId, currentWorkspaceId } = person
  if (currentWorkspaceId === null) return withoutPlace()
  return (await isBeingDeleted(currentWorkspaceId, userId)) ? workspaceBeingDeleted() : signedOut()
}

/** The actor of a known member, for jobs, seeds and tests; the same checks as for a request. */
export async function memberActor(memberId: string): Promise<Actor> {
  const actor = await loadActor(Prisma.sql`m.id = ${memberId}::uuid`)
  if (!actor) throw new Error('There is no active member with this id.')
  return actor
}

/** The actor of a person by the addresses of a workspace and of their own, for seeds, which know nobody's id. */
export async function memberActorAt(slug: string, email: string): Promise<Actor> {
  const actor = await loadActor(Prisma.sql`w.slug = ${slug} AND u.email = ${email}`)
  if (!actor) throw new Error('There is no active member with this address.')
  return actor
}

/** The product itself, doing in a workspace what falls due. */
export type SystemActor = { readonly workspaceId: string; readonly isSystem: true; readonly [minted]: true }

/** The actor of a job in one workspace. */
export const systemActor = (workspaceId: string) => ({ workspaceId, isSystem: true }) as SystemActor

export const isSystem = (actor: Actor | SystemActor): actor is SystemActor => 'isSystem' in actor
