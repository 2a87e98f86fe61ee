import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import type { Actor } from '@/lib/access/actor'
import type { PersonActor } from '@/lib/access/person'
import { countSecondFactors, hasSecondFactor } from '@/lib/members/second-factor/queries'
import { now } from '@/lib/platform/clock'
import { db, escapedForLike, Prisma, type Tx } from '@/lib/platform/db'
import { rowsOf } from '@/lib/platform/reading'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { COUNTED_AT_MOST } from '@/lib/shared/text'
import type { Switches } from './features/rules'
import { canRunWorkspace } from './policy'
import { onlyAdminsRunIt, slugTaken } from './refusals'
import { isHeldForOthers } from './registrations/queries'
import { slugFault } from './rules/slugs'
import type { SlugParams } from './schema'

export type AdminPerson = { email: string; firstName: string; lastName: string; timeZone: string }

/** Active Admins with a verified address: an unverified one may be anybody's. */
export async function listAdmins(tx: Tx, workspaceId: string): Promise<AdminPerson[]> {
  const rows = await tx.member.findMany({
    where: { workspaceId, role: 'Admin', status: 'ACTIVE', user: { emailVerifiedAt: { not: null } } },
    orderBy: { id: 'asc' },
    select: { user: { select: { email: true, firstName: true, lastName: true, timeZone: true } } },
  })
  return rows.map(({ user }) => user)
}

export type OwnWorkspace = {
  id: string
  name: string
  description: string
  logoId: string | null
  role: Role
  peopleCount: number
  unseenCount: number
  /** When it is deleted; null: not scheduled. Until then nobody can open it. */
  deletionAt: Date | null
  /** Only Admins may cancel a deletion, and only one that an Admin requested. */
  canKeep: boolean
  /** Neither suspended nor scheduled for deletion. */
  isOpen: boolean
}

/** By name, suspended ones and then those being deleted last. */
export const listOwnWorkspaces = ({ userId }: PersonActor): Promise<OwnWorkspace[]> =>
  db.$queryRaw<OwnWorkspace[]>`
    SELECT w.id, w.name, w.description, w."logoId", m.role, w."deletionAt",
           w."deletionById" IS NOT NULL AND m.role = 'Admin' AS "canKeep", ${isOpenWorkspace} AS "isOpen",
           (SELECT count(*)::int FROM "Member" p WHERE p."workspaceId" = w.id AND p.status = 'ACTIVE') AS "peopleCount",
           (SELECT count(*)::int FROM (SELECT FROM "Notification" n WHERE n."workspaceId" = w.id AND n."memberId" = m.id
              AND n."seenAt" IS NULL LIMIT ${COUNTED_AT_MOST}) unseen) AS "unseenCount"
    FROM "Member" m JOIN "Workspace" w ON w.id = m."workspaceId"
    WHERE m."userId" = ${userId}::uuid AND m.status = 'ACTIVE'
      AND (w."deletionAt" IS NULL OR w."deletionAt" > ${now()})
    ORDER BY w."deletionAt" IS NOT NULL, w."suspendedAt" IS NOT NULL, lower(w.name), w.id`

export type LeftWorkspace = { id: string; name: string; since: Date | null }

const LEFT_SHOWN = 5

/** Workspaces that deactivated them, the newest first. */
export const listLeftWorkspaces = ({ userId }: PersonActor): Promise<LeftWorkspace[]> =>
  db.$queryRaw<LeftWorkspace[]>`
    SELECT w.id, w.name, m."deactivatedAt" AS since FROM "Member" m JOIN "Workspace" w ON w.id = m."workspaceId"
    WHERE m."userId" = ${userId}::uuid AND m.status = 'DEACTIVATED' AND ${isOpenWorkspace}
    ORDER BY m."deactivatedAt" DESC NULLS LAST, w.id LIMIT ${LEFT_SHOWN}`

const OTHERS_SHOWN = 10

/** At most ten by name, matching the words. */
export const otherWorkspacesReading = ({ workspaceId, userId }: Actor, words: string) =>
  rowsOf<{ id: string; name: string }>(Prisma.sql`
    SELECT w.id, w.name FROM "Member" m JOIN "Workspace" w ON w.id = m."workspaceId"
    WHERE m."workspaceId" <> ${workspaceId}::uuid AND m."userId" = ${userId}::uuid AND m.status = 'ACTIVE'
      AND ${isOpenWorkspace} AND w.name ILIKE ${`%${escapedForLike(words)}%`}
    ORDER BY lower(w.name), w.id LIMIT ${OTHERS_SHOWN}`)

export type WorkspaceSettings = {
  name: string
  slug: string
  description: string
  timeZone: string
  logoId: string | null
  createdAt: Date
}

const settingsSelect = {
  name: true,
  slug: true,
  description: true,
  timeZone: true,
  logoId: true,
  createdAt: true,
} as const

/** Throws forbidden for non-Admins. */
export function ensureRunsWorkspace(actor: Actor) {
  if (!canRunWorkspace(actor)) throw onlyAdminsRunIt()
}

/** Throws forbidden. */
export async function getSettings(actor: Actor): Promise<WorkspaceSettings> {
  ensureRunsWorkspace(actor)
  return db.workspace.findUniqueOrThrow({ where: { id: actor.workspaceId }, select: settingsSelect })
}

/** How many have two-step sign-in, and whether the actor does. */
export type TwoStepRequirement = { isRequired: boolean; hasOwn: boolean; on: number; people: number }

/** For Admins. Throws forbidden. */
export async function getTwoStepRequirement(actor: Actor): Promise<TwoStepRequirement> {
  ensureRunsWorkspace(actor)
  const where = { id: actor.workspaceId }
  const [{ requiresTwoStep }, counts, hasOwn] = await Promise.all([
    db.workspace.findUniqueOrThrow({ where, select: { requiresTwoStep: true } }),
    countSecondFactors(actor),
    hasSecondFactor(actor),
  ])
  return { isRequired: requiresTwoStep, hasOwn, ...counts }
}

/** For Admins. Throws forbidden. */
export async function getFeatures(actor: Actor): Promise<Switches> {
  ensureRunsWorkspace(actor)
  const { withoutFeatures, withFeatures } = actor
  return { withoutFeatures, withFeatures }
}

/** Why this person can't use the address for a new workspace, signed in or not, or null. */
export async function getSlugFault(
  person: Pick<PersonActor, 'email'> | null,
  { slug: typed }: SlugParams,
): Promise<{ fault: string | null }> {
  const fault = slugFault(typed)
  if (fault !== undefined) return { fault }
  const slug = typed.trim().toLowerCase()
  const found = await db.workspace.findUnique({ where: { slug }, select: { id: true } })
  const isTaken = found !== null || (await isHeldForOthers(db, slug, person?.email ?? null))
  return { fault: isTaken ? slugTaken().message : null }
}
