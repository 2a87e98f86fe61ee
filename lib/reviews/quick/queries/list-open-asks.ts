import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { isAsked } from '@/lib/reviews/model/queries/find-readers'
import { answeredInPlace } from '@/lib/reviews/model/queries/in-place'

/** Maps the id of each quick ask the actor can answer now, where it is listed, to its text. */
export async function listOpenAsks(actor: Actor, reviewIds: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(reviewIds)]
  if (ids.length === 0) return new Map()
  const { workspaceId, memberId } = actor
  const at = now()
  const rows = await db.review.findMany({
    relationLoadStrategy: 'join',
    where: {
      workspaceId,
      id: { in: ids },
      ...answeredInPlace,
      status: 'ACTIVE',
      assignees: {
        some: { memberId, status: 'PENDING', ...isAsked, OR: [{ closesAt: null }, { closesAt: { gt: at } }] },
      },
      OR: [{ closesAt: null }, { closesAt: { gt: at } }],
    },
    select: { id: true, questions: { select: { text: true }, take: 1 } },
  })
  return new Map(rows.map(({ id, questions }) => [id, questions[0]?.text ?? '']))
}

export async function listAnsweredAsks(actor: Actor, reviewIds: readonly string[]): Promise<Set<string>> {
  const ids = [...new Set(reviewIds)]
  if (ids.length === 0) return new Set()
  const { workspaceId, memberId } = actor
  const rows = await db.reviewAssignee.findMany({
    where: { workspaceId, memberId, reviewId: { in: ids }, ...isAsked, status: 'ANSWERED', review: { kind: 'QUICK' } },
    select: { reviewId: true },
  })
  return new Set(rows.map(({ reviewId }) => reviewId))
}
