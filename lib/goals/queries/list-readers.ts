import 'server-only'
import { Prisma, type Tx } from '@/lib/platform/db'

type Goal = { id: string; workspaceId: string }

/** The active members who may see a goal, per `canSeeGoal`. */
export const listAllReaders = (tx: Tx, goal: Goal): Promise<string[]> => readersWhere(tx, goal, Prisma.sql`true`)

/** Those among these. */
export async function listReaders(tx: Tx, goal: Goal, memberIds: readonly string[]): Promise<string[]> {
  return memberIds.length === 0 ? [] : readersWhere(tx, goal, Prisma.sql`m.id = ANY (${[...memberIds]}::uuid[])`)
}

const leads = Prisma.sql`SELECT l."teamId" FROM "TeamMember" l WHERE l."memberId" = m.id AND l."isManager" AND m.role = 'Manager'`

/** Whether member `m` may see goal `g`. */
const isReader = Prisma.sql`(
  g.visibility = 'WORKSPACE' OR g."creatorId" = m.id
  OR EXISTS (SELECT FROM "GoalSupervisor" s WHERE s."goalId" = g.id AND s."memberId" = m.id)
  OR EXISTS (SELECT FROM "GoalAssignee" a WHERE a."goalId" = g.id AND a."memberId" = m.id)
  OR EXISTS (SELECT FROM "GoalItem" i WHERE i."goalId" = g.id AND i."ownerId" = m.id)
  OR (g.type <> 'Self' AND m.role = 'Admin')
  OR (g.type IN ('Team', 'Individual') AND (g."teamId" IN (${leads}) OR EXISTS (
    SELECT FROM "GoalAssignee" a JOIN "TeamMember" t ON t."memberId" = a."memberId"
    WHERE a."goalId" = g.id AND t."teamId" IN (${leads})))))`

/** News and feed lines of private goals that their readers may no longer see. */
export const listUnreadableGoals = (tx: Tx, workspaceId: string) => tx.$queryRaw<{ memberId: string; link: string }[]>`
  SELECT n."memberId", n.link FROM (
    SELECT "memberId", link FROM "Notification" WHERE "workspaceId" = ${workspaceId}::uuid AND link LIKE '/goals/%'
    UNION SELECT "memberId", link FROM "Activity"
    WHERE "workspaceId" = ${workspaceId}::uuid AND "memberId" IS NOT NULL AND link LIKE '/goals/%') n
  JOIN "Goal" g ON g."workspaceId" = ${workspaceId}::uuid AND g.id::text = split_part(n.link, '/', 3)
  JOIN "Member" m ON m.id = n."memberId"
  WHERE ${isReader} IS NOT TRUE`

async function readersWhere(tx: Tx, { id, workspaceId }: Goal, among: Prisma.Sql) {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT m.id FROM "Member" m JOIN "Goal" g ON g.id = ${id}::uuid AND g."workspaceId" = m."workspaceId"
    WHERE m."workspaceId" = ${workspaceId}::uuid AND ${among} AND m.status = 'ACTIVE'
      AND ${isReader}
    ORDER BY m.id`
  return rows.map((row) => row.id)
}

export async function listGoalPeople(tx: Tx, { id }: Pick<Goal, 'id'>): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT m.id FROM "Member" m WHERE m.status = 'ACTIVE' AND m.id IN (
      SELECT "creatorId" FROM "Goal" WHERE id = ${id}::uuid
      UNION SELECT "memberId" FROM "GoalSupervisor" WHERE "goalId" = ${id}::uuid
      UNION SELECT "memberId" FROM "GoalAssignee" WHERE "goalId" = ${id}::uuid)
    ORDER BY m.id`
  return rows.map((row) => row.id)
}

/** Who set it and who supervises it. */
export async function listFollowers(tx: Tx, { id }: Pick<Goal, 'id'>): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT m.id FROM "Member" m WHERE m.status = 'ACTIVE' AND m.id IN (
      SELECT "creatorId" FROM "Goal" WHERE id = ${id}::uuid
      UNION SELECT "memberId" FROM "GoalSupervisor" WHERE "goalId" = ${id}::uuid)
    ORDER BY m.id`
  return rows.map((row) => row.id)
}
