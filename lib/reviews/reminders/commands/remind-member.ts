import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { remindingDay } from '@/lib/scheduling/rules'
import { morningsIn, listDueReviews } from '@/lib/reviews/reminders/queries/list-people-due'
import { fullName } from '@/lib/members/rules'
import { reviewDigest } from '@/lib/reviews/reminders/notices/review-digest'

const reminded = {
  id: true,
  workspaceId: true,
  workspace: { select: { name: true } },
  user: { select: { email: true, firstName: true, lastName: true, timeZone: true } },
} as const

/**
 * Reminds one member of everything that is due for them this morning, in one mail. It asks anew what that is, so it
 * tells nobody who has answered meanwhile, and a second time, or in two places at once, it changes nothing.
 */
export const remindMember = (actor: SystemActor, { memberId }: { memberId: string }) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    const member = await tx.member.findFirst({ where: { id: memberId, workspaceId }, select: reminded })
    if (!member) return { count: 0 }
    const { email, timeZone: zone } = member.user
    const at = now()
    const day = remindingDay(at, zone)
    const mornings = morningsIn([zone], at)
    if (day === null || mornings === null) return { count: 0 }
    const reviews = await listDueReviews(tx, actor, memberId, { mornings, at })
    if (reviews.length === 0) return { count: 0 }
    const person = {
      memberId,
      email,
      zone,
      workspaceId,
      name: fullName(member.user),
      workspaceName: member.workspace.name,
    }
    await reviewDigest(tx, person, reviews, { day, at })
    return { count: reviews.length }
  })
