import 'server-only'
import { db, type Tx, type Prisma } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { noSuchLeaver, onlyAdminsTakeOver, isStillHere } from './refusals'
import { canTakeOver } from './policy'
import { fullName } from '@/lib/members/rules'
import { hasLeft, LEFT_STATUSES, HANDED_AT_ONCE, handoverBlocked } from './rules'
import { reviewBadge, type ReviewBadge } from '@/lib/reviews/model/rules/review-badges'
import { isAsked } from '@/lib/reviews/model/queries/find-readers'
import { releaseBlocked } from '@/lib/reviews/model/rules/release'

const named = { firstName: true, lastName: true } as const

/** Throws not-found, forbidden for all but Admins, and a conflict while the member is active. */
export async function findLeaver(tx: Tx, actor: Actor, memberId: string) {
  const where = { id: memberId, workspaceId: actor.workspaceId }
  const select = { status: true, user: { select: named } } as const
  const place = await tx.member.findFirst({ relationLoadStrategy: 'join', where, select })
  if (!place) throw noSuchLeaver()
  if (!canTakeOver(actor)) throw onlyAdminsTakeOver()
  const name = fullName(place.user)
  if (!hasLeft(place)) throw isStillHere(name)
  return name
}

const leftSelect = (memberId: string) =>
  ({
    id: true,
    workspaceId: true,
    creatorId: true,
    roundId: true,
    seriesId: true,
    title: true,
    status: true,
    anonymity: true,
    timeZone: true,
    closesAt: true,
    askedCount: true,
    answeredCount: true,
    seenBySubject: true,
    seenByAdmins: true,
    subjectId: true,
    subject: { select: { id: true, status: true, user: { select: named } } },
    sharedTo: { where: { memberId }, select: { memberId: true } },
  }) as const satisfies Prisma.ReviewSelect

export const whereLeft = ({ workspaceId }: Actor, creatorId: string) =>
  ({ workspaceId, creatorId, status: { in: [...LEFT_STATUSES] } }) satisfies Prisma.ReviewWhereInput

export async function listLeft(tx: Tx, actor: Actor, where: Prisma.ReviewWhereInput) {
  const rows = await tx.review.findMany({
    relationLoadStrategy: 'join',
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: HANDED_AT_ONCE,
    select: leftSelect(actor.memberId),
  })
  return rows.map(({ sharedTo, ...review }) => {
    const blockedReason = handoverBlocked({ ...review, isReader: sharedTo.length > 0 }, actor.memberId)
    return { ...review, blockedReason }
  })
}

const whereAboutOthers = ({ memberId }: Actor) =>
  ({ OR: [{ subjectId: null }, { subjectId: { not: memberId } }] }) satisfies Prisma.ReviewWhereInput

// Filtered in SQL, so that sealed reviews do not use up the limit.
export const whereFree = (actor: Actor) =>
  ({
    ...whereAboutOthers(actor),
    AND: {
      OR: [
        { answeredCount: 0 },
        { anonymity: 'ANONYMOUS' },
        { seenByAdmins: true },
        { sharedTo: { some: { memberId: actor.memberId } } },
      ],
    },
  }) satisfies Prisma.ReviewWhereInput

export type LeftReview = {
  id: string
  title: string
  subjectName: string | null
  badge: ReviewBadge
  askedCount: number
  answeredCount: number
}

/** A review that cannot be taken over, with the steps left. */
export type SealedReview = LeftReview & { can: { close: boolean; release: boolean } }

export type LeftBehind = {
  memberId: string
  name: string
  free: LeftReview[]
  sealed: LeftReview[]
  open: SealedReview | null
}

type Listed = Awaited<ReturnType<typeof listLeft>>[number]

const viewOf = ({ id, title, status, subject, askedCount, answeredCount }: Listed): LeftReview => ({
  id,
  title,
  askedCount,
  answeredCount,
  subjectName: subject && fullName(subject.user),
  badge: reviewBadge(status),
})

async function openView(review: Listed): Promise<SealedReview> {
  const { id, status, subject } = review
  const own = subject && { reviewId: id, memberId: subject.id, ...isAsked }
  const assignments = own ? await db.reviewAssignee.findMany({ where: own, take: 1, select: { id: true } }) : []
  const release = releaseBlocked({ ...review, subject: subject && { ...subject, assignments } }) === null
  return { ...viewOf(review), can: { close: status !== 'CLOSED', release } }
}

/** The newest of each kind, without reading answers. Throws as `findLeaver` does. */
export async function getLeftBehind(actor: Actor, memberId: string, openId?: string): Promise<LeftBehind> {
  const name = await findLeaver(db, actor, memberId)
  const left = whereLeft(actor, memberId)
  const [free, others] = await Promise.all([
    listLeft(db, actor, { AND: [left, whereFree(actor)] }),
    listLeft(db, actor, { AND: [left, { NOT: whereFree(actor) }] }),
  ])
  const sealed = others.filter(({ blockedReason }) => blockedReason === 'sealed')
  const open = sealed.find(({ id }) => id === openId)
  return {
    memberId,
    name,
    free: free.map(viewOf),
    sealed: sealed.map(viewOf),
    open: open === undefined ? null : await openView(open),
  }
}

/** Counts to one above the limit of a handover. */
export const countLeft = (actor: Actor, memberId: string) =>
  db.review.count({ where: { ...whereLeft(actor, memberId), ...whereAboutOthers(actor) }, take: HANDED_AT_ONCE + 1 })
