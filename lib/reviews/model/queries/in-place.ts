import 'server-only'
import { Prisma } from '@/lib/platform/db'

/** Quick asks read by their asker alone: the others need the privacy notice of their own page. */
export const answeredInPlace = {
  kind: 'QUICK',
  seenByManager: false,
  seenByAdmins: false,
  sharedTo: { none: {} },
} as const satisfies Prisma.ReviewWhereInput

/** The same of review `r` in SQL. */
export const isAnsweredInPlace = Prisma.sql`(r.kind = 'QUICK' AND NOT r."seenByManager" AND NOT r."seenByAdmins"
  AND NOT EXISTS (SELECT FROM "SharedReview" shared WHERE shared."reviewId" = r.id))`
