import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, type Tx } from '@/lib/platform/db'
import { fullName } from '@/lib/members/rules'
import { noSuchReview } from '@/lib/reviews/refusals'
import type { ReviewHead } from '@/lib/reviews/results/queries'
import { notYoursToShare } from './refusals'
import { sharerOf, sharingBar, type Sharer, type SharingBar } from './rules'

const heldSelect = {
  id: true,
  workspaceId: true,
  title: true,
  timeZone: true,
  closesAt: true,
  status: true,
  anonymity: true,
  answeredCount: true,
  creatorId: true,
  subjectId: true,
  seenBySubject: true,
} as const

/** A review whose readers cannot change until the transaction ends, and as whom the actor shares it. */
export async function holdShared(tx: Tx, actor: Actor, id: string) {
  const { workspaceId, memberId } = actor
  await tx.$queryRaw`SELECT id FROM "Review" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR UPDATE`
  const review = await tx.review.findFirst({ where: { id, workspaceId }, select: heldSelect })
  if (!review) throw noSuchReview()
  const sharer = sharerOf(memberId, review)
  if (sharer === null) throw notYoursToShare()
  return { ...review, sharer }
}

export type SharedPerson = {
  memberId: string
  name: string
  /** Who let them in, where it was not the viewer, and not when it was sent. */
  sharedByName: string | null
  mayStop: boolean
}

/** With whom a review is shared, for those who may share it; null for everybody else. */
export type Sharing = { people: SharedPerson[]; bar: SharingBar | null }

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

/** The people a review is shared with, and why nobody can be added, for whoever asked and for the person it is about. */
export async function getSharing(actor: Actor, head: ReviewHead): Promise<Sharing | null> {
  if (head.readAs !== 'creator' && head.readAs !== 'subject') return null
  return { people: await listShared(actor, head.id, head.readAs), bar: sharingBar(head.readAs, head) }
}
