import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db, type Tx } from '@/lib/platform/db'
import { fullName } from '@/lib/members/rules'
import { noSuchReview } from '../refusals'
import type { ReviewHead } from '../results/queries'
import { notYoursToShare } from './refusals'
import { sharedKey, sharerOf, sharingBar, type Sharer, type SharingBar } from './rules'

const heldSelect = {
  id: true,
  title: true,
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

/** Whether this person let the other one in, as the line in their feed says. */
export const hasShared = async (tx: Tx, { workspaceId, memberId }: Actor, reviewId: string, withId: string) =>
  (await tx.activity.count({ where: { workspaceId, memberId, key: sharedKey(reviewId, withId) } })) > 0

export type SharedPerson = { memberId: string; name: string; mayStop: boolean }

/** With whom a review is shared, for those who may share it; null for everybody else. */
export type Sharing = { people: SharedPerson[]; bar: SharingBar | null }

const personSelect = { user: { select: { firstName: true, lastName: true } } } as const

/** The ids of those whom a person let in, as the lines in their feed say. */
async function ownReaders({ workspaceId, memberId }: Actor, reviewId: string): Promise<Set<string>> {
  const start = sharedKey(reviewId, '')
  const where = { workspaceId, memberId, key: { startsWith: start } }
  const lines = await db.activity.findMany({ where, select: { key: true } })
  return new Set(lines.map(({ key }) => key.slice(start.length)))
}

async function listShared(actor: Actor, reviewId: string, sharer: Sharer): Promise<SharedPerson[]> {
  const rows = await db.sharedReview.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId: actor.workspaceId, reviewId },
    orderBy: [{ member: { user: { firstName: 'asc' } } }, { memberId: 'asc' }],
    select: { memberId: true, member: { select: personSelect } },
  })
  const own = sharer === 'creator' || rows.length === 0 ? null : await ownReaders(actor, reviewId)
  return rows.map(({ memberId, member }) => ({
    memberId,
    name: fullName(member.user),
    mayStop: own === null || own.has(memberId),
  }))
}

/** The people a review is shared with, and why nobody can be added, for whoever asked and for the person it is about. */
export async function getSharing(actor: Actor, head: ReviewHead): Promise<Sharing | null> {
  if (head.readAs !== 'creator' && head.readAs !== 'subject') return null
  return { people: await listShared(actor, head.id, head.readAs), bar: sharingBar(head.readAs, head) }
}
