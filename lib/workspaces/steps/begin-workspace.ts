import 'server-only'
import { record } from '@/lib/audit/record'
import { startTrial } from '@/lib/billing/steps/start-trial'
import { placeFounder } from '@/lib/members/steps/place-founder'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import type { CreateWorkspaceInput } from '@/lib/workspaces/schema'

/** Creates a workspace with a trial and an existing account as its first Admin, in the caller's transaction. */
export async function beginWorkspace(
  tx: Tx,
  { userId }: { userId: string },
  { workspaceName: name, slug, timeZone, size, marketingSource }: CreateWorkspaceInput,
): Promise<{ id: string }> {
  const data = { name, slug, timeZone, size, marketingSource, createdAt: now() }
  const { id } = await tx.workspace.create({ data, select: { id: true } })
  await startTrial(tx, { workspaceId: id })
  const { memberId } = await placeFounder(tx, { workspaceId: id, userId })
  const act = { action: 'workspace.created', objectId: id, title: `Created the workspace “${name}”` } as const
  await record(tx, { workspaceId: id, memberId }, act)
  return { id }
}
