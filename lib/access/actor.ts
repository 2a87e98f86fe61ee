import 'server-only'
import { redirect } from 'next/navigation'
import { headers } from 'next/headers'
import { cache } from 'react'
import { offerPath, pathHeader, setUpTwoStepPath, signInPath, workspaceNamedIn } from '@/lib/shared/routes'
import { db, Prisma } from '@/lib/platform/db'
import type { IntegrationProvider, Role } from '@/lib/platform/generated/prisma/enums'
import { isWorkspaceOpen, isOpenWorkspace, openWorkspace, openWorkspaceSelect } from './workspace/open-workspace'
import { findPerson, type PersonActor } from './person'
import { signedOut, withoutPlace, workspaceBeingDeleted, workspaceSuspended } from './request'
import { readClaims, type Claims } from './session'
import { findDemand, twoStepRequired } from './two-step'

declare const minted: unique symbol

/** Who is asking, in which workspace, as of now. Only this folder makes one. What surrounds them is their `Frame`. */
export type Actor = {
  readonly userId: string
  readonly memberId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly timeZone: string
  /** Of their photo, where they have one. Every screen shows it, and the logo. */
  readonly pictureId: string | null
  /** They have neither finished nor skipped the tour. */
  readonly hasTour: boolean
  readonly workspaceId: string
  readonly workspaceName: string
  readonly workspaceLogoId: string | null
  /** No Admin has put the first steps of the workspace away yet. */
  readonly hasFirstSteps: boolean
  /** Accounts at other services that stopped working and that this person can connect again: their own, an Admin's also the workspace's. */
  readonly lostConnections: readonly { readonly provider: IntegrationProvider; readonly isPersonal: boolean }[]
  /** What an Admin has switched off here. */
  readonly withoutFeatures: readonly string[]
  /** What an Admin has switched on here that starts off. */
  readonly withFeatures: readonly string[]
  readonly role: Role
  /** A Manager who looks after at least one team, and therefore has the reach of one. */
  readonly leadsTeam: boolean
  /** Of the browser they ask from; null for jobs, seeds and tests, which have none. */
  readonly sessionId: string | null
  readonly [minted]: true
}

const leadsTeam = Prisma.sql`
  (m.role = 'Manager' AND EXISTS (SELECT FROM "TeamMember" l WHERE l."memberId" = m.id AND l."isManager"))`

const lostConnections = Prisma.sql`
  COALESCE((SELECT json_agg(json_build_object('provider', i.provider, 'isPersonal', i."memberId" IS NOT NULL))
            FROM "Integration" i
            WHERE i."workspaceId" = m."workspaceId" AND i."brokenAt" IS NOT NULL
              AND (i."memberId" = m.id OR (i."memberId" IS NULL AND m.role = 'Admin'))), '[]')`

// One statement instead of three relation reads, because every request of the product begins with it.
async function loadActor(where: Prisma.Sql, sessionId: string | null = null): Promise<Actor | null> {
  const [actor] = await db.$queryRaw<Actor[]>`
    SELECT u.id AS "userId", m.id AS "memberId", u."firstName", u."lastName", u.email, u."timeZone", u."pictureId",
           NOT u."tourFinished" AS "hasTour", w."firstStepsDoneAt" IS NULL AS "hasFirstSteps",
           m."workspaceId", w.name AS "workspaceName", w."logoId" AS "workspaceLogoId",
           COALESCE(w."withoutFeatures", '{}') AS "withoutFeatures",
           COALESCE(w."withFeatures", '{}') AS "withFeatures", m.role, ${leadsTeam} AS "leadsTeam",
           ${lostConnections} AS "lostConnections",
           ${sessionId}::uuid AS "sessionId"
    FROM "Member" m JOIN "User" u ON u.id = m."userId" JOIN "Workspace" w ON w.id = m."workspaceId"
    WHERE m.status = 'ACTIVE' AND u.status = 'ACTIVE' AND ${isOpenWorkspace} AND ${where} LIMIT 1`
  return actor ?? null
}

/** The person has two-step sign-in, where the workspace requires it. */
const isTwoStepMet = Prisma.sql`
  (NOT w."requiresTwoStep" OR EXISTS (SELECT FROM "SecondFactor" f WHERE f."userId" = u.id))`

const actorOfClaims = ({ sub, workspaceId, sessionVersion, sessionId }: Claims) =>
  loadActor(
    Prisma.sql`u.id = ${sub}::uuid AND m."workspaceId" = ${workspaceId}::uuid
      AND u."sessionVersion" = ${sessionVersion} AND ${isTwoStepMet} AND EXISTS (
        SELECT FROM "UserSession" d WHERE d.id = ${sessionId}::uuid AND d."userId" = u.id AND d."endedAt" IS NULL)`,
    sessionId,
  )

/**
 * The person behind this request, or null: signed out, deactivated, a session that was ended elsewhere, or without the
 * two-step sign-in that their workspace requires.
 */
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
  (await db.member.count({ where: { workspaceId, userId, status: 'ACTIVE', workspace: openWorkspace } })) > 0

/**
 * The gate of every page behind the sign-in: the actor, or a redirect to it and back. Who is signed in and has no place in
 * this workspace, or whose workspace is suspended or being deleted, is asked where to go on; so is who follows a link of another
 * workspace of theirs, for to look at a page must not move them. Who lacks the two-step sign-in that the workspace requires is
 * led to set it up.
 */
export async function requireMember(): Promise<Actor> {
  const actor = await findActor()
  const path = (await headers()).get(pathHeader) ?? '/dashboard'
  const named = workspaceNamedIn(path)
  if (actor && (named === null || named === actor.workspaceId)) return actor
  const person = await findPerson()
  if (named !== null && person && (await hasPlaceIn(named, person.userId))) return redirect(offerPath(path))
  if (actor) return actor
  if (person && (await findDemandOf(person)) !== null) return redirect(setUpTwoStepPath(path))
  return redirect(person ? '/workspace/switch' : signInPath(path))
}

/** The workspace that this person's session is in, by its name, where they lack the two-step sign-in that it requires. */
export const findDemandOf = async ({ userId, currentWorkspaceId: workspaceId }: PersonActor) =>
  workspaceId === null ? null : findDemand({ userId, workspaceId })

/** How the workspace of this person stands, as long as they have a place in it. */
const findStanding = async (workspaceId: string, userId: string) => {
  const where = { workspaceId, userId, status: 'ACTIVE' } as const
  const place = await db.member.findFirst({ where, select: { workspace: { select: openWorkspaceSelect } } })
  return place?.workspace
}

/**
 * What an action answers whoever has no place to act from. A page they still have open leads on once it is loaded again, as
 * the sentences say; of a workspace they are not in, nobody hears anything.
 */
export async function turnedAway(person: PersonActor | null) {
  if (person === null) return signedOut()
  const { userId, currentWorkspaceId } = person
  if (currentWorkspaceId === null) return withoutPlace()
  const standing = await findStanding(currentWorkspaceId, userId)
  const demand = await findDemandOf(person)
  if (demand !== null) return twoStepRequired(demand)
  if (!standing || isWorkspaceOpen(standing)) return signedOut()
  return standing.deletionAt === null ? workspaceSuspended() : workspaceBeingDeleted()
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
