import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchGoal } from '@/lib/goals/refusals'
import { statusesOf, type StatusFilter } from '@/lib/goals/rules/goal-labels'
import { db, Prisma } from '@/lib/platform/db'

const isSupervisor = ({ memberId }: Actor) =>
  Prisma.sql`EXISTS (SELECT FROM "GoalSupervisor" s WHERE s."goalId" = g.id AND s."memberId" = ${memberId}::uuid)`

const isAssignee = ({ memberId }: Actor) =>
  Prisma.sql`EXISTS (SELECT FROM "GoalAssignee" a WHERE a."goalId" = g.id AND a."memberId" = ${memberId}::uuid)`

const isItemOwner = ({ memberId }: Actor) =>
  Prisma.sql`EXISTS (SELECT FROM "GoalItem" i WHERE i."goalId" = g.id AND i."ownerId" = ${memberId}::uuid)`

export const ledTeams = ({ workspaceId, memberId, leadsTeam }: Actor) => Prisma.sql`
  SELECT l."teamId" FROM "TeamMember" l
  WHERE ${leadsTeam} AND l."workspaceId" = ${workspaceId}::uuid AND l."memberId" = ${memberId}::uuid AND l."isManager"`

const isLed = (actor: Actor) =>
  actor.leadsTeam
    ? Prisma.sql`(g."teamId" IN (${ledTeams(actor)}) OR EXISTS (
        SELECT FROM "GoalAssignee" a JOIN "TeamMember" t ON t."memberId" = a."memberId"
        WHERE a."goalId" = g.id AND t."teamId" IN (${ledTeams(actor)})))`
    : Prisma.sql`false`

export const relationColumns = (actor: Actor) => Prisma.sql`
  g.type, g.visibility, g."creatorId" = ${actor.memberId}::uuid AS "isCreator",
  ${isSupervisor(actor)} AS "isSupervisor", ${isAssignee(actor)} AS "isAssignee", ${isItemOwner(actor)} AS "isItemOwner",
  COALESCE(${isLed(actor)}, false) AS "isLed"`

/** Assignee `a` has given a status: an untouched default is none. */
export const hasOwnStatus = Prisma.sql`(a.status <> 'OnTrack' OR EXISTS (SELECT FROM "GoalUpdate" u
  WHERE u."goalId" = a."goalId" AND u."memberId" = a."memberId" AND u.kind = 'own-status'))`

/** Goals `g` without an assignee who is still here. */
export const isUnassigned = Prisma.sql`NOT EXISTS (SELECT FROM "GoalAssignee" a JOIN "Member" here ON here.id = a."memberId"
  WHERE a."goalId" = g.id AND here.status = 'ACTIVE')`

const isInGoal = (actor: Actor) =>
  Prisma.sql`(g."creatorId" = ${actor.memberId}::uuid OR ${isSupervisor(actor)} OR ${isAssignee(actor)})`

/** Goals `g` of this person, looked up by person for speed. */
export const isOfPerson = (memberId: string) => Prisma.sql`g.id IN (
  SELECT o.id FROM "Goal" o WHERE o."creatorId" = ${memberId}::uuid
  UNION SELECT a."goalId" FROM "GoalAssignee" a WHERE a."memberId" = ${memberId}::uuid
  UNION SELECT s."goalId" FROM "GoalSupervisor" s WHERE s."memberId" = ${memberId}::uuid)`

/** Goals `g` in this status or group of statuses. */
export const isOfStatus = (status: StatusFilter) =>
  Prisma.sql`g.status = ANY (${[...statusesOf(status)]}::"GoalStatus"[])`

export const isVisible = (actor: Actor) => Prisma.sql`(
  g.visibility = 'WORKSPACE' OR ${isInGoal(actor)} OR ${isItemOwner(actor)}
  OR (g.type <> 'Self' AND (${actor.role === 'Admin'} OR (g.type <> 'Organization' AND ${isLed(actor)}))))`

export const visibleParent = (actor: Actor) => Prisma.sql`(
  SELECT jsonb_build_object('id', g.id, 'title', g.title) FROM "Goal" g WHERE g.id = child."parentId" AND ${isVisible(actor)})`

export const visibleGoals = (actor: Actor) =>
  Prisma.sql`g."workspaceId" = ${actor.workspaceId}::uuid AND ${isVisible(actor)}`

/** Throws not-found for an invisible goal. */
export async function ensureVisible(actor: Actor, id: string) {
  const found = await db.$queryRaw<object[]>`SELECT 1 FROM "Goal" g WHERE g.id = ${id}::uuid AND ${visibleGoals(actor)}`
  if (found.length === 0) throw noSuchGoal()
}
