import 'server-only'
import { db } from '@/lib/platform/db'

/** Members with more than one of these reviews to answer. For mail only: who has not answered must reach no screen. */
export async function listWaitingOften(reviewIds: string[]): Promise<ReadonlySet<string>> {
  const places = await db.reviewAssignee.groupBy({
    by: ['memberId'],
    where: {
      reviewId: { in: reviewIds },
      memberId: { not: null },
      status: 'PENDING',
      removedAt: null,
      isUnasked: false,
    },
    having: { memberId: { _count: { gt: 1 } } },
  })
  return new Set(places.flatMap(({ memberId }) => memberId ?? []))
}
