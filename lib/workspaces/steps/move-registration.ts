import 'server-only'
import type { RegisterWorkspaceInput } from '@/lib/workspaces/schema'
import type { Tx } from '@/lib/platform/tx'
import { findWaiting } from '@/lib/workspaces/registrations/queries'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { record } from '@/lib/audit/record'

type Wish = Pick<RegisterWorkspaceInput, 'workspaceName' | 'slug' | 'size' | 'marketingSource' | 'timeZone'>

/**
 * Makes the workspace that somebody registered and has not confirmed the one they registered last, in the caller's
 * transaction, so that the address they named before is free: as free as that of a mailbox for which none was begun. What was
 * confirmed meanwhile stays as it is, and so does one that is registered with the same address again.
 */
export async function moveRegistration(tx: Tx, userId: string, wish: Wish): Promise<void> {
  const { workspaceName: name, slug, size, marketingSource, timeZone } = wish
  const found = await findWaiting(tx, userId)
  if (!found || found.slug === slug) return
  // In the order in which registrations are removed.
  await tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${found.id}::uuid FOR UPDATE`
  await lockAccount(tx, userId)
  const waiting = await findWaiting(tx, userId)
  if (!waiting) return
  const { id, memberId } = waiting
  const data = { name, slug, size, marketingSource, timeZone }
  await tx.workspace.update({ where: { id }, data, select: { id: true } })
  const act = { action: 'workspace.edited', objectId: id, title: `Registered it anew as “${name}”` } as const
  await record(tx, { workspaceId: id, memberId }, act)
}
