import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { goalBadge, type GoalBadge } from '@/lib/goals/rules/goal-status'
import { db, Prisma } from '@/lib/platform/db'
import type { GoalStatus, GoalType } from '@/lib/platform/generated/prisma/enums'
import { isVisible } from './visible-goals'

/** A goal under another, in a line. */
export type ChildGoal = {
  id: string
  title: string
  type: GoalType
  status: GoalStatus
  badge: GoalBadge
  progress: number
  /** How many goals lie under it that the viewer may see. */
  childCount: number
}

const MOST_CHILDREN = 200

/** The goals right under one, or with null those at the top, by title; only those the actor may see. */
export async function listChildren(actor: Actor, parentId: string | null, most = MOST_CHILDREN): Promise<ChildGoal[]> {
  const of = parentId === null ? Prisma.sql`g."parentId" IS NULL` : Prisma.sql`g."parentId" = ${parentId}::uuid`
  const rows = await db.$queryRaw<Omit<ChildGoal, 'badge'>[]>`
    SELECT g.id, g.title, g.type, g.status, g.progress,
      (SELECT count(*)::int FROM "Goal" g WHERE g."parentId" = own.id AND g."archivedAt" IS NULL AND ${isVisible(actor)}) AS "childCount"
    FROM "Goal" g CROSS JOIN LATERAL (SELECT g.id) own
    WHERE g."workspaceId" = ${actor.workspaceId}::uuid AND g."archivedAt" IS NULL AND ${of} AND ${isVisible(actor)}
    ORDER BY g.title, g.id LIMIT ${most}`
  return rows.map((row) => ({ ...row, badge: goalBadge({ status: row.status, isArchived: false }) }))
}
