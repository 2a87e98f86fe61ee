import 'server-only'
import { sharingRefused } from '@/lib/reviews/results/refusals'
import { sharingBlocked, type Sharer } from '@/lib/reviews/model/rules/sharing'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { fullName } from '@/lib/members/rules'
import type { ReviewHead } from './get-review-head'

export type SharedPerson = {
  memberId: string
  name: string
  /** Null when the viewer shared it or access came with sending. */
  sharedByName: string | null
  mayStop: boolean
}

export type Sharing = {
  people: SharedPerson[]
  /** Members who read it in any case. */
  readerIds: string[]
  /** Null when somebody can be added. */
  blockedReason: string | null
}

const personSelect = { user: { select: { firstName: true, lastName: true } } } as const

async function listShared(actor: Actor, reviewId: string, sharer: Sharer): Promise<SharedPerson[]> {
  const rows = await db.sharedReview.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId: actor.workspaceId, reviewId },
    orderBy: [{ member: { user: { firstName: 'asc' } } }, { memberId: 'asc' }],
    select: { memberId: true, member: { select: personSelect }, sharedById: true, sharedBy: { select: personSelect } },
  })
  return rows.map(({ memberId, member, sharedById, sharedBy }) => ({
    memberId,
    name: fullName(member.user),
    sharedByName: sharedBy && sharedById !== actor.memberId ? fullName(sharedBy.user) : null,
    mayStop: sharer === 'creator' || sharedById === actor.memberId,
  }))
}

/** For the creator and the subject; null for everybody else. */
export async function getSharing(actor: Actor, head: ReviewHead): Promise<Sharing | null> {
  if (head.readAs !== 'creator' && head.readAs !== 'subject') return null
  const blockedReason = sharingBlocked(head.readAs, head)
  const where = { id: head.id, workspaceId: actor.workspaceId }
  const [people, { creatorId }] = await Promise.all([
    listShared(actor, head.id, head.readAs),
    head.readAs === 'creator'
      ? { creatorId: actor.memberId }
      : db.review.findFirstOrThrow({ where, select: { creatorId: true } }),
  ])
  return {
    people,
    readerIds: [creatorId, head.subjectId ?? creatorId, ...people.map(({ memberId }) => memberId)],
    blockedReason: blockedReason && sharingRefused(blockedReason).message,
  }
}
