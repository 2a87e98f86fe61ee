import 'server-only'
import type { Tx } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'

type Of = { workspaceId: string; reviewId: string }

/**
 * Expires the files of a review and its round in the transaction that hides an answer. A file in progress restarts, and
 * a waiting one starts after the commit.
 */
export async function expireExports(tx: Tx, { workspaceId, reviewId }: Of) {
  const at = now()
  // Updating waiting rows unchanged locks them, so a worker starting now waits for this commit.
  await tx.$executeRaw`
    UPDATE "ReviewExport" SET "expiresAt" = CASE WHEN status = 'WAITING' THEN "expiresAt" ELSE ${at} END
    WHERE "workspaceId" = ${workspaceId}::uuid AND status <> 'FAILED' AND "expiresAt" > ${at}
      AND ("reviewId" = ${reviewId}::uuid OR "roundId" = (SELECT "roundId" FROM "Review" WHERE id = ${reviewId}::uuid))`
}
