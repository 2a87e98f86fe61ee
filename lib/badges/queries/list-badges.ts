import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { progressTowards, type Counts } from '@/lib/badges/rules/badge-counts'
import { badges, type BadgeName } from '@/lib/badges/rules/badges'
import { isCounted, isOnTime } from './list-earned'
import { db } from '@/lib/platform/db'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'

type BadgeIcon = (typeof badges)[number]['icon']

export type EarnedBadge = {
  name: BadgeName
  how: string
  icon: BadgeIcon
  earnedAt: Date
  times: number
  isHidden: boolean
}

/** `progress` null: not a plain number. */
export type ComingBadge = {
  name: BadgeName
  how: string
  icon: BadgeIcon
  progress: { done: number; most: number } | null
}

/** A member's badges, latest first; only they see hidden ones. */
export async function listBadges({ workspaceId, memberId: viewerId }: Actor, memberId: string): Promise<EarnedBadge[]> {
  const awards = await db.badgeAward.findMany({
    where: { workspaceId, memberId, ...(memberId !== viewerId && { isHidden: false }) },
    orderBy: [{ earnedAt: 'desc' }, { badge: 'asc' }],
    select: { badge: true, earnedAt: true, times: true, isHidden: true },
  })
  return awards.flatMap(({ badge, ...award }) => {
    const known = badges.find(({ name }) => name === badge)
    return known ? [{ name: known.name, how: known.how, icon: known.icon, ...award }] : []
  })
}

const countOwn = ({ memberId }: Actor) => db.$queryRaw<[Counts]>`
  SELECT
    (SELECT count(*)::int FROM "ReviewAssignee" a JOIN "Review" r ON r.id = a."reviewId" AND ${isCounted}
      WHERE a."memberId" = ${memberId}::uuid AND a.status = 'ANSWERED') AS answered,
    (SELECT count(*)::int FROM "Goal" g WHERE g."creatorId" = ${memberId}::uuid) AS goals,
    done."goalsOnTime", done."goalsCompleted",
    (SELECT count(*)::int FROM "Meeting" m WHERE m."organizerId" = ${memberId}::uuid AND m.kind = 'FOLLOW_UP'
      AND m."completedAt" IS NOT NULL AND m."canceledAt" IS NULL) AS "followUpsCompleted",
    (SELECT count(*)::int FROM "MeetingAttendee" a WHERE a."memberId" = ${memberId}::uuid AND a.kind = 'ONE_ON_ONE'
      AND a."isCompleted") AS "oneOnOnes"
  FROM (
    SELECT count(*)::int AS "goalsCompleted",
      count(*) FILTER (WHERE ${isOnTime})::int AS "goalsOnTime"
    FROM "Goal" g JOIN (
      SELECT a."goalId" AS id FROM "GoalAssignee" a WHERE a."memberId" = ${memberId}::uuid
      UNION SELECT own.id FROM "Goal" own WHERE own."creatorId" = ${memberId}::uuid
        AND NOT EXISTS (SELECT FROM "GoalAssignee" a WHERE a."goalId" = own.id)
    ) mine USING (id) JOIN "Workspace" w ON w.id = g."workspaceId"
    WHERE g.status = 'Completed' AND g."completedAt" IS NOT NULL) done`

/** Without those of features that are switched off, which nobody can earn. */
export async function listComingBadges(actor: Actor, earned: readonly EarnedBadge[]): Promise<ComingBadge[]> {
  const coming = badges
    .filter((badge) => !('of' in badge) || isSwitchedOn(actor, badge.of))
    .filter(({ name }) => earned.every((one) => one.name !== name))
  if (coming.length === 0) return []
  const [counts] = await countOwn(actor)
  return coming.map(({ name, how, icon, ...badge }) => ({
    name,
    how,
    icon,
    progress: 'counted' in badge ? progressTowards(counts[badge.counted.count], badge.counted.most) : null,
  }))
}
