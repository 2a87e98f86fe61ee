import 'server-only'
import { aiKeptOut } from '@/lib/meetings/summaries/refusals'
import type { Tx } from '@/lib/platform/db'
import { noSuchSummary } from '@/lib/summaries/refusals'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'

/** Throws unless AI is on for the workspace and each meeting, locked so it stays on. */
export async function lockWithAi(tx: Tx, workspaceId: string, meetingIds: readonly string[]) {
  const switches = { withoutFeatures: true, withFeatures: true } as const
  const workspace = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId }, select: switches })
  if (!isSwitchedOn(workspace, 'Ai')) throw noSuchSummary()
  const [kept] = await tx.$queryRaw<object[]>`
    SELECT FROM (SELECT "isWithoutAi" FROM "Meeting" WHERE id = ANY (${meetingIds}::uuid[]) ORDER BY id FOR SHARE) m
    WHERE m."isWithoutAi" LIMIT 1`
  if (kept) throw aiKeptOut()
}
