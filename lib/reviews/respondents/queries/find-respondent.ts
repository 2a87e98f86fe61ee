import 'server-only'
import type { AssigneeStatus } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/db'
import { noSuchRespondent } from '@/lib/reviews/respondents/refusals'
import { fullName } from '@/lib/members/rules'

/** Only for reviews in which a single respondent's status may be known. */
export type NamedRespondent = {
  assigneeId: string
  memberId: string | null
  email: string
  name: string
  /** A member's own; null for an external reviewer. */
  timeZone: string | null
  status: AssigneeStatus
  /** Deactivated, so they can't answer. */
  isGone: boolean
  closesAt: Date | null
  nudgedAt: Date | null
  nudgeCount: number
}

const select = {
  id: true,
  memberId: true,
  status: true,
  closesAt: true,
  nudgedAt: true,
  nudgeCount: true,
  member: {
    select: { status: true, user: { select: { email: true, firstName: true, lastName: true, timeZone: true } } },
  },
  external: { select: { email: true, name: true } },
} as const

/** Throws not-found, also for a removed respondent. */
export async function findRespondent(tx: Tx, reviewId: string, assigneeId: string): Promise<NamedRespondent> {
  const found = await tx.reviewAssignee.findFirst({ where: { id: assigneeId, reviewId, removedAt: null }, select })
  if (!found) throw noSuchRespondent()
  const { id, member, external, ...rest } = found
  const email = member?.user.email ?? external?.email ?? ''
  const isGone = member !== null && member.status !== 'ACTIVE'
  const timeZone = member?.user.timeZone ?? null
  return {
    ...rest,
    assigneeId: id,
    email,
    isGone,
    timeZone,
    name: member ? fullName(member.user) : external?.name || email,
  }
}
