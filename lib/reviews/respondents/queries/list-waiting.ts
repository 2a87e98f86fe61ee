import 'server-only'
import type { Prisma, Tx } from '@/lib/platform/db'
import { fullName } from '@/lib/members/rules'
import { listExternalWaiting } from './list-external-waiting'

const isHere = {
  isUnasked: false,
  removedAt: null,
  member: { status: 'ACTIVE' },
} satisfies Prisma.ReviewAssigneeWhereInput

const select = {
  memberId: true,
  closesAt: true,
  member: { select: { user: { select: { email: true, firstName: true, lastName: true, timeZone: true } } } },
} as const

async function listMembers(tx: Tx, where: Prisma.ReviewAssigneeWhereInput) {
  const rows = await tx.reviewAssignee.findMany({ where: { ...where, ...isHere }, select })
  return rows.flatMap(({ memberId, member, closesAt }) => {
    if (memberId === null || member === null) return []
    const { email, timeZone } = member.user
    return [{ memberId, email, timeZone, name: fullName(member.user), closesAt }]
  })
}

/** For notices only: who has not answered must reach no screen. */
export const listWaiting = (tx: Tx, reviewId: string) => listMembers(tx, { reviewId, status: 'PENDING' })

export const listAskedMembers = (tx: Tx, reviewId: string) => listMembers(tx, { reviewId })

/** All members asked, and the external reviewers who have not answered. */
export const listAskedPeople = async (tx: Tx, review: { id: string; workspaceId: string }) => ({
  waiting: await listAskedMembers(tx, review.id),
  outside: await listExternalWaiting(tx, review),
})
