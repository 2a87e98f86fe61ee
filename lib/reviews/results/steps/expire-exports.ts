import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'

type Of = { workspaceId: string; reviewId: string }

/**
 * Lets nobody fetch the finished files of a review and of its round any more, in the transaction in which something of it is
 * hidden. One that is being made is begun anew, and one that waits is begun after that transaction.
 */
export async function expireExports(tx: Tx, { workspaceId, reviewId }: Of) {
  const at = now()
  // What waits is written just as it is: whoever begins it at this moment has to wait until nothing is left unhidden.
  await tx.$executeRaw`
    UPDATE "ReviewExport" SET "expiresAt" = CASE WHEN status = 'WAITING' THEN "expiresAt" ELSE ${at} END
    WHERE "workspaceId" = ${workspaceId}::uuid AND status <> 'FAILED' AND "expiresAt" > ${at}
      AND ("reviewId" = ${reviewId}::uuid OR "roundId" = (SELECT "roundId" FROM "Review" WHERE id = ${reviewId}::uuid))`
}
