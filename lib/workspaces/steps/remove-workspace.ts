import 'server-only'
import { Prisma, type Tx } from '@/lib/platform/db'
import { dropPicture } from '@/lib/members/pictures/steps/drop-picture'

/** These block the removal of memberships, dependants first. */
const holding = [
  Prisma.sql`"AuditEntry"`,
  Prisma.sql`"ReviewAssignee"`,
  Prisma.sql`"Review"`,
  Prisma.sql`"ReviewSeries"`,
  Prisma.sql`"ReviewRound"`,
  Prisma.sql`"Template"`,
]

/**
 * Deletes a workspace with all content, for good, in the caller's transaction, which has locked it and decided the
 * deletion. People keep their accounts.
 */
export async function removeWorkspace(tx: Tx, id: string): Promise<void> {
  // The audit log deletes its lines only for a named workspace.
  await tx.$executeRaw`SELECT set_config('rapport.deleting_workspace', ${id}, true)`
  for (const table of holding) {
    await tx.$executeRaw`DELETE FROM ${table} WHERE "workspaceId" = ${id}::uuid`
  }
  const { logoId } = await tx.workspace.delete({ where: { id }, select: { logoId: true } })
  await dropPicture(tx, logoId)
}
