import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { columnsFrom } from '../../columns/rules'
import { readWish } from '../../wishes/rules'

type Newcomer = { workspaceId: string; invitationId: string; userId: string }

/**
 * Gives somebody who accepts an invitation the job title that the row of an import had for them, in the caller's
 * transaction. Whoever has one already keeps it. Their name they have just entered, and their zone the browser told.
 */
export async function describeNewcomer(tx: Tx, { workspaceId, invitationId, userId }: Newcomer): Promise<void> {
  const row = await tx.peopleImportRow.findFirst({
    where: { workspaceId, invitationId },
    // A later import may have changed the invitation.
    orderBy: { import: { createdAt: 'desc' } },
    select: { cells: true, import: { select: { columns: true } } },
  })
  if (!row) return
  const { jobTitle } = readWish(row.cells, columnsFrom(row.import.columns)).wish
  if (jobTitle === '') return
  await tx.profile.createMany({ data: [{ userId, jobTitle }], skipDuplicates: true })
  await tx.profile.updateMany({ where: { userId, jobTitle: '' }, data: { jobTitle } })
}
