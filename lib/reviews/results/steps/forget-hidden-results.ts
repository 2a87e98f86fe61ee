import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { resultsUnreadable } from '@/lib/reviews/results/notices/review-shared'
import { listUnreadableResults } from '@/lib/reviews/results/queries/list-unreadable'

/** For people who left a team or lost a role. */
export async function forgetHiddenResults(tx: Tx, workspaceId: string): Promise<number> {
  const shut = await listUnreadableResults(tx, workspaceId)
  await resultsUnreadable(tx, workspaceId, shut)
  return shut.length
}
