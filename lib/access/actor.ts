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
import { findDemand, isTwoStepMet, twoStepRequired } from './two-step'

declare const minted: unique symbol

/** The acting member, as of now. Only this folder makes one; the rest of the screen is their `Frame`. */
export type Actor = {
  readonly userId: string
  readonly memberId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly timeZone: string
  readonly pictureId: string | null
  readonly hasTour: boolean
  readonly workspaceId: string
  readonly workspaceName: string
  readonly workspaceLogoId: string | null
  /** No Admin has dismissed the first steps yet. */
  readonly hasFirstSteps: boolean
  /** Broken connections this person can repair: their own, and for Admins also the workspace's. */
  readonly lostConnections: readonly { readonly provider: IntegrationProvider; readonly isPersonal: boolean }[]
  readonly withoutFeatures: readonly string[]
  readonly withFeatures: readonly string[]
  readonly role: Role
  /** A Manager of at least one team, who therefore has a Manager's reach. */
  readonly leadsTeam: boolean
  /** Null for jobs, seeds and tests. */
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

// One statement instead of three relation reads, because every request begins with it.
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

const actorOfClaims = ({ sub, workspaceId, sessionVersion, sessionId }: Claims) =>
  loadActor(
    Prisma.sql`u.id = ${sub}::uuid AND m."workspaceId" = ${workspaceId}::uuid
      AND u."sessionVersion" = ${sessionVersion} AND ${isTwoStepMet} AND EXISTS (
        SELECT FROM "UserSession" d WHERE d.id = ${sessionId}::uuid AND d."userId" = u.id AND d."endedAt" IS NULL)`,
    sessionId,
  )

/** The acting member, or null when the session, the membership or the required two-step sign-in is missing. */
export const findActor = cache(async (): Promise<Actor | null> => {
  const claims = await readClaims()
  return claims === null || claims.workspaceId === null ? null : actorOfClaims(claims)
})

/** Checks later, in long responses, whether the session is still valid. */
export async function watchSession(): Promise<() => Promise<boolean>> {
  const claims = await readClaims()
  return async () => claims !== null && claims.workspaceId !== null && (await actorOfClaims(claims)) !== null
}

const hasPlaceIn = async (workspaceId: string, userId: string) =>
  (await db.member.count({ where: { workspaceId, userId, status: 'ACTIVE', workspace: openWorkspace } })) > 0

/**
 * Where a page behind the sign-in leads instead; null: it opens. A person without access to the linked workspace chooses
 * where to continue, because opening a page must not switch their workspace. A person without the required two-step
 * sign-in sets it up first.
 */
export async function detourOf(path: string, actor: Actor | null, find = findPerson): Promise<string | null> {
  const named = workspaceNamedIn(path)
  if (actor && (named === null || named === actor.workspaceId)) return null
  const person = await find()
  const isElsewhere = named !== null && named !== person?.currentWorkspaceId
  if (isElsewhere && person && (await hasPlaceIn(named, person.userId))) return offerPath(path)
  if (actor) return null
  if (person && (await findDemandOf(person)) !== null) return setUpTwoStepPath(path)
  return person ? '/workspace/switch' : signInPath(path)
}

/** The gate of pages behind the sign-in: the actor, or a redirect. */
export async function requireMember(): Promise<Actor> {
  const actor = await findActor()
  const path = (await headers()).get(pathHeader) ?? '/dashboard'
  const detour = await detourOf(path, actor)
  return actor && detour === null ? actor : redirect(detour ?? signInPath(path))
}

/** The name of the current workspace if it requires two-step sign-in and the person lacks it. */
export const findDemandOf = async ({ userId, currentWorkspaceId: workspaceId }: PersonActor) =>
  workspaceId === null ? null : findDemand({ userId, workspaceId })

const findWorkspaceState = async (workspaceId: string, userId: string) => {
  const where = { workspaceId, userId, status: 'ACTIVE' } as const
  const place = await db.member.findFirst({ where, select: { workspace: { select: openWorkspaceSelect } } })
  return place?.workspace
}

/** The refusal for people without access. It says nothing about workspaces they aren't in. */
export async function turnedAway(person: PersonActor | null) {
  if (person === null) return signedOut()
  const { userId, currentWorkspaceId } = person
  if (currentWorkspaceId === null) return withoutPlace()
  const state = await findWorkspaceState(currentWorkspaceId, userId)
  const demand = await findDemandOf(person)
  if (demand !== null) return twoStepRequired(demand)
  if (!state || isWorkspaceOpen(state)) return signedOut()
  return state.deletionAt === null ? workspaceSuspended() : workspaceBeingDeleted()
}

/** The actor of a known member, for jobs, seeds and tests; the checks of a request apply. */
export async function memberActor(memberId: string): Promise<Actor> {
  const actor = await loadActor(Prisma.sql`m.id = ${memberId}::uuid`)
  if (!actor) throw new Error('There is no active member with this id.')
  return actor
}

/** For seeds, which know no ids. */
export async function memberActorAt(slug: string, email: string): Promise<Actor> {
  const actor = await loadActor(Prisma.sql`w.slug = ${slug} AND u.email = ${email}`)
  if (!actor) throw new Error('There is no active member with this address.')
  return actor
}

export type SystemActor = { readonly workspaceId: string; readonly isSystem: true; readonly [minted]: true }

export const systemActor = (workspaceId: string) => ({ workspaceId, isSystem: true }) as SystemActor

export const isSystem = (actor: Actor | SystemActor): actor is SystemActor => 'isSystem' in actor
