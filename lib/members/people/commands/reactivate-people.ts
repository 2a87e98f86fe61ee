import 'server-only'
import { transaction, type Tx } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import type { Actor } from '@/lib/access/actor'
import type { ReactivatePeopleInput } from '@/lib/members/people/schema'
import { lockPlaces } from '@/lib/members/people/steps/lock-places'
import { stillManagesPeople } from '@/lib/members/people/queries/get-person'
import { onRefusal } from '@/lib/platform/recover'
import { onlyAdminsDeactivate, accountClosed, noSeatToReturn } from '@/lib/members/people/refusals'
import { countSeats } from '@/lib/billing/queries'
import { ensureWithinLimit } from '@/lib/billing/gates'
import { record } from '@/lib/audit/record'
import { peopleReactivated } from '@/lib/members/people/notices/people-deactivated'

/** A pending invitation would take a second seat and remind them. */
const useUpInvitations = (tx: Tx, ids: string[]) => tx.$executeRaw`
  UPDATE "Invitation" i SET status = 'ACCEPTED', "acceptedAt" = ${now()}, "memberId" = m.id
  FROM "Member" m JOIN "User" u ON u.id = m."userId"
  WHERE m.id = ANY(${ids}::uuid[]) AND i."workspaceId" = m."workspaceId" AND i.email = u.email AND i.status = 'PENDING'`

/**
 * Reactivates people with their role, teams and tags. Open requests are sent to them again. All or none: refuses former
 * Admins, deleted accounts, and more people than the plan allows, pending invitations included.
 */
export const reactivatePeople = (actor: Actor, { ids }: ReactivatePeopleInput) =>
  transaction(async (tx) => {
    const places = await lockPlaces(tx, actor, ids)
    if (!(await stillManagesPeople(tx, actor))) throw onlyAdminsDeactivate()
    const returning = places.filter(({ status }) => status !== 'ACTIVE')
    if (returning.length === 0) return { count: 0 }
    const closed = returning.find(({ isAccountOpen }) => !isAccountOpen)
    if (closed) throw accountClosed(closed.name)
    await useUpInvitations(
      tx,
      returning.map(({ id }) => id),
    )
    const data = { status: 'ACTIVE', deactivatedAt: null } as const
    await tx.member.updateMany({ where: { id: { in: returning.map(({ id }) => id) } }, data })
    // Counted afterwards, because their pending invitations take seats again.
    const count = (open: Tx) => countSeats(open, actor.workspaceId)
    const ensured = ensureWithinLimit(tx, actor, { limit: 'people', count, adding: 0 })
    await onRefusal(ensured, ({ message }) => Promise.reject(noSeatToReturn(message)))
    for (const { id, name } of returning) {
      await record(tx, actor, { action: 'member.reactivated', objectId: id, title: `Reactivated ${name}` })
    }
    await peopleReactivated(tx, actor, returning)
    return { count: returning.length }
  })
