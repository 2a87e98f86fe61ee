import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { openStatuses } from '@/lib/goals/rules/goal-status'
import { db } from '@/lib/platform/db'

/** Open goals that lose their team when it is deleted. */
export const countTeamGoals = ({ workspaceId }: Actor, teamId: string): Promise<number> =>
  db.goal.count({ where: { workspaceId, teamId, archivedAt: null, status: { in: [...openStatuses] } } })
