import 'server-only'
import type { RegisterWorkspaceInput } from '@/lib/workspaces/schema'
import type { Tx } from '@/lib/platform/tx'
import { findWaiting } from '@/lib/workspaces/registrations/queries'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { record } from '@/lib/audit/record'

type RegistrationFields = Pick<
  RegisterWorkspaceInput,
  'workspaceName' | 'slug' | 'size' | 'marketingSource' | 'timeZone'
>

/**
 * Renames a registrant's unconfirmed workspace to their newest registration, in the caller's transaction, which frees
 * its earlier address as for any mailbox. Confirmed workspaces and repeats of the same address stay.
 */
export async function moveRegistration(tx: Tx, userId: string, fields: RegistrationFields): Promise<void> {
  const { workspaceName: name, slug, size, marketingSource, timeZone } = fields
  const found = await findWaiting(tx, userId)
  if (!found || found.slug === slug) return
  // Locks in the order of removals, to avoid a deadlock.
  await tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${found.id}::uuid FOR UPDATE`
  await lockAccount(tx, userId)
  const waiting = await findWaiting(tx, userId)
  if (!waiting) return
  const { id, memberId } = waiting
  const data = { name, slug, size, marketingSource, timeZone }
  await tx.workspace.update({ where: { id }, data, select: { id: true } })
  const act = { action: 'workspace.edited', objectId: id, title: `Registered it again as “${name}”` } as const
  await record(tx, { workspaceId: id, memberId }, act)
}
