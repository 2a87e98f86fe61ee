import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { timelineKinds } from '@/lib/goals/rules/goal-updates'
import type { GoalTimelineFilter } from '@/lib/goals/schema'
import { db, Prisma } from '@/lib/platform/db'
import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import type { GoalPerson } from './list-goals'
import { visibleGoals } from './visible-goals'

export type GoalEvent = {
  id: string
  kind: string
  status: GoalStatus | null
  previousStatus: GoalStatus | null
  progress: number | null
  previousProgress: number | null
  comment: string
  changes: string[]
  by: GoalPerson | null
  editedAt: Date | null
  createdAt: Date
  can: { edit: boolean; delete: boolean }
}

const PAGE_SIZE = 20

type Row = Omit<GoalEvent, 'by' | 'can'> & {
  memberId: string | null
  name: string
  pictureId: string | null
  isLive: boolean
}

function toEvent(actor: Actor, { memberId, name, pictureId, isLive, ...row }: Row): GoalEvent {
  const isOwn = isLive && memberId === actor.memberId
  return {
    ...row,
    by: memberId === null ? null : { memberId, name, pictureId },
    can: { edit: isOwn && row.comment !== '', delete: isOwn && row.kind === 'comment' },
  }
}

/** Newest first; empty for people who can't see the goal. */
export async function listTimeline(actor: Actor, id: string, filter: GoalTimelineFilter): Promise<Page<GoalEvent>> {
  const cursor = readCursor(filter.after)
  const older = cursor ? Prisma.sql`AND (e."createdAt", e.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  const rows = await db.$queryRaw<Row[]>`
    SELECT e.id, e.kind, e.status, e."previousStatus", e.progress, e."previousProgress", e.comment, e.changes,
      e."editedAt", e."createdAt", m.id AS "memberId", TRIM(u."firstName" || ' ' || u."lastName") AS name, u."pictureId",
      g."archivedAt" IS NULL AS "isLive"
    FROM "Goal" g JOIN "GoalUpdate" e ON e."goalId" = g.id
      LEFT JOIN "Member" m ON m.id = e."memberId" LEFT JOIN "User" u ON u.id = m."userId"
    WHERE g.id = ${id}::uuid AND ${visibleGoals(actor)} AND e.kind = ANY (${timelineKinds}) ${older}
    ORDER BY e."createdAt" DESC, e.id DESC LIMIT ${PAGE_SIZE + 1}`
  return toPage(
    rows.map((row) => toEvent(actor, row)),
    PAGE_SIZE,
    ({ createdAt, id: eventId }) => ({ at: createdAt, id: eventId }),
  )
}
