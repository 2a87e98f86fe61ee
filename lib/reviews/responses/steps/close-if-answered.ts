import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import { isAnsweredAsk } from '@/lib/reviews/responses/queries/answered-ask'

/** Closes a locked quick ask that waits for nobody, or that nobody would read, and says whether it did. */
export const closeIfAnswered = async (tx: Tx, reviewId: string): Promise<boolean> =>
  (await tx.$executeRaw`
    UPDATE "Review" r SET status = 'CLOSED', "closedAt" = ${now()}, "responseKey" = NULL
    WHERE r.id = ${reviewId}::uuid AND ${isAnsweredAsk}`) > 0
