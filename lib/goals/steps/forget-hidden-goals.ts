import 'server-only'
import { goalsUnreadable } from '@/lib/goals/notices/goal-hidden'
import { listUnreadableGoals } from '@/lib/goals/queries/list-readers'
import type { Tx } from '@/lib/platform/db'

/** For people who left a team, or lost a role or a goal. */
export async function forgetHiddenGoals(tx: Tx, workspaceId: string): Promise<number> {
  const shut = await listUnreadableGoals(tx, workspaceId)
  await goalsUnreadable(tx, workspaceId, shut)
  return shut.length
}
