import 'server-only'
import { Prisma, type Tx } from '@/lib/platform/db'
import type { ResponseCounts } from '@/lib/reviews/model/rules/response-rate'

/** People who opted out of review `alias`, where that may be known; no response rate counts them as asked. */
export const optedOutOf = (alias: Prisma.Sql) => Prisma.sql`(
  SELECT count(*)::int FROM "ReviewAssignee" o WHERE o."reviewId" = ${alias}.id AND ${alias}.anonymity <> 'ANONYMOUS'
    AND o.status = 'OPTED_OUT' AND o."removedAt" IS NULL AND NOT o."isUnasked")`

/** The same by review; those without any are left out. */
export async function countOptedOut(tx: Pick<Tx, 'reviewAssignee'>, reviewIds: string[]) {
  const review = { anonymity: { not: 'ANONYMOUS' } } as const
  const where = { reviewId: { in: reviewIds }, status: 'OPTED_OUT', removedAt: null, isUnasked: false, review } as const
  const rows = await tx.reviewAssignee.groupBy({ by: ['reviewId'], where, _count: true })
  return new Map(rows.map(({ reviewId, _count }) => [reviewId, _count]))
}

type Counted = Omit<ResponseCounts, 'optedOutCount'> & { id: string }

export async function responsesTo(tx: Pick<Tx, 'reviewAssignee'>, { id, askedCount, answeredCount }: Counted) {
  const optedOut = await countOptedOut(tx, [id])
  return { askedCount, answeredCount, optedOutCount: optedOut.get(id) ?? 0 }
}
