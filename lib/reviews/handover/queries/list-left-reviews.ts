import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { db, type Prisma, type Tx } from '@/lib/platform/db'
import { canTakeOver } from '@/lib/reviews/handover/policy'
import { isStillHere, noSuchLeaver, onlyAdminsTakeOver } from '@/lib/reviews/handover/refusals'
import { HANDED_AT_ONCE, handoverBlocked, hasLeft, LEFT_STATUSES } from '@/lib/reviews/handover/rules'
import { isReleasable } from '@/lib/reviews/model/queries/is-releasable'

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

/** Without quick questions, whose titles Admins may not read (docs/decisions.md, Feedback). */
export const whereLeft = ({ workspaceId }: Actor, creatorId: string) =>
  ({
    workspaceId,
    creatorId,
    status: { in: [...LEFT_STATUSES] },
    kind: { not: 'QUICK' },
  }) satisfies Prisma.ReviewWhereInput

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

export const whereAboutOthers = ({ memberId }: Actor) =>
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

/** Leaves out closed reviews that nobody may take over or release. */
export async function whereNotDone(actor: Actor, creatorId: string) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT r.id FROM "Review" r
    WHERE r."workspaceId" = ${actor.workspaceId}::uuid AND r."creatorId" = ${creatorId}::uuid AND ${isReleasable}`
  const ids = rows.map(({ id }) => id)
  return {
    OR: [{ status: { not: 'CLOSED' } }, whereFree(actor), { id: { in: ids } }],
  } satisfies Prisma.ReviewWhereInput
}
