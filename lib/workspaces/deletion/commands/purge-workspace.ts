import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { cancelAtRazorpay } from '@/lib/billing/paying/steps/cancel-at-razorpay'
import { now } from '@/lib/platform/clock'
import { db, Prisma, transaction, type Tx } from '@/lib/platform/db'
import { listAdmins } from '@/lib/workspaces/queries'
import { workspaceDeleted } from '@/lib/workspaces/deletion/notices'
import type { PurgeWorkspaceInput } from '@/lib/workspaces/deletion/schema'
import { removeWorkspace } from '@/lib/workspaces/steps/remove-workspace'

const BATCH = 10_000

// Large tables are deleted in batches, dependants first, to keep the last transaction short.
const endless = [
  Prisma.sql`"Notification"`,
  Prisma.sql`"Activity"`,
  Prisma.sql`"Mail"`,
  Prisma.sql`"Answer"`,
  Prisma.sql`"Response"`,
  Prisma.sql`"ReviewAssignee"`,
  Prisma.sql`"Question"`,
]

const isDue = (workspaceId: string, at: Date) =>
  Prisma.sql`EXISTS (SELECT FROM "Workspace" w WHERE w.id = ${workspaceId}::uuid AND w."deletionAt" <= ${at})`

async function removeInPieces(workspaceId: string, at: Date) {
  for (const table of endless) {
    let removed = BATCH
    while (removed === BATCH) {
      removed = await db.$executeRaw`
        DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE "workspaceId" = ${workspaceId}::uuid LIMIT ${BATCH})
          AND ${isDue(workspaceId, at)}`
    }
  }
}

/** Locks the workspace if its deletion is due. */
async function holdDue(tx: Tx, id: string, at: Date) {
  const [due] = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM "Workspace" WHERE id = ${id}::uuid AND "deletionAt" <= ${at} FOR UPDATE`
  return due
}

/**
 * Deletes a due workspace with all content, for good, and notifies its former Admins. People keep their accounts.
 * Idempotent; a canceled deletion stays canceled. Throws while Razorpay may still charge it.
 */
export async function purgeWorkspace({ workspaceId }: SystemActor, { id }: PurgeWorkspaceInput) {
  if (id !== workspaceId) return { isGone: false }
  const at = now()
  if ((await db.workspace.count({ where: { id, deletionAt: { lte: at } } })) === 0) return { isGone: false }
  // A payer whose row is gone could never be found again.
  await cancelAtRazorpay(id)
  await removeInPieces(id, at)
  return transaction(async (tx) => {
    const due = await holdDue(tx, id, at)
    if (!due) return { isGone: false }
    const admins = await listAdmins(tx, id)
    await removeWorkspace(tx, id)
    await workspaceDeleted(tx, admins, { id, name: due.name })
    return { isGone: true }
  })
}
