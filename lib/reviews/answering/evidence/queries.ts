import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, type Prisma } from '@/lib/platform/db'
import { fullName } from '@/lib/members/rules'

/** Earlier feedback about somebody, for whoever is writing about them. */
export type Evidence = { id: string; title: string; creatorName: string; releasedAt: Date }

const MOST = 5

/** The ways in on results that are released, the same as reading them asks for: nothing is listed that does not open. */
function readableBy({ memberId, role }: Actor): Prisma.ReviewWhereInput[] {
  const managed = { isManager: false, team: { members: { some: { memberId, isManager: true } } } }
  const asReader: Prisma.ReviewWhereInput[] = [
    { sharedTo: { some: { memberId } } },
    { seenByManager: true, subject: { teams: { some: managed } } },
    ...(role === 'Admin' ? [{ seenByAdmins: true }] : []),
  ]
  return [
    { creatorId: memberId },
    { subjectId: memberId, seenBySubject: true },
    // Whom it is about reads what is released to them, and is no other reader besides.
    { subjectId: { not: memberId }, OR: asReader },
  ]
}

/** The newest released feedback about the person a review is about, as far as the one who answers it may read it. */
export async function listEvidence(actor: Actor, reviewId: string): Promise<Evidence[]> {
  const { workspaceId, memberId } = actor
  const answering = { id: reviewId, assignees: { some: { memberId, removedAt: null, isUnasked: false } } }
  const rows = await db.review.findMany({
    relationLoadStrategy: 'join',
    where: {
      workspaceId,
      id: { not: reviewId },
      status: { in: ['RELEASED', 'ACKNOWLEDGED'] },
      subject: { subjectReviews: { some: answering } },
      OR: readableBy(actor),
    },
    orderBy: [{ releasedAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    select: {
      ...{ id: true, title: true, releasedAt: true },
      creator: { select: { user: { select: { firstName: true, lastName: true } } } },
    },
  })
  return rows.flatMap(({ releasedAt, creator, ...review }) =>
    releasedAt === null ? [] : [{ ...review, creatorName: fullName(creator.user), releasedAt }],
  )
}
