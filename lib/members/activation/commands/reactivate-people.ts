import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { ensureWithinLimit } from '@/lib/billing/gates'
import { transaction, type Tx } from '@/lib/platform/db'
import { countSeats } from '../../admission/queries'
import { holdPlaces, stillManagesPeople } from '../../people/queries'
import { peopleReactivated } from '../notices'
import { accountClosed, onlyAdminsDeactivate } from '../refusals'
import type { ReactivatePeopleInput } from '../schema'

/**
 * Gives people their access back, with the role, teams and tags they had. What they had not answered and still runs is
 * asked of them again soon after. All of them or none: refuses whoever is no Admin any more, a closed account, and more
 * people than the plan allows.
 */
export const reactivatePeople = (actor: Actor, { ids }: ReactivatePeopleInput) =>
  transaction(async (tx) => {
    const places = await holdPlaces(tx, actor, ids)
    if (!(await stillManagesPeople(tx, actor))) throw onlyAdminsDeactivate()
    const returning = places.filter(({ status }) => status !== 'ACTIVE')
    if (returning.length === 0) return { count: 0 }
    const closed = returning.find(({ isAccountOpen }) => !isAccountOpen)
    if (closed) throw accountClosed(closed.name)
    const count = (open: Tx) => countSeats(open, actor.workspaceId)
    await ensureWithinLimit(tx, actor, { limit: 'people', count, adding: returning.length })
    const data = { status: 'ACTIVE', deactivatedAt: null } as const
    await tx.member.updateMany({ where: { id: { in: returning.map(({ id }) => id) } }, data })
    for (const { id, name } of returning) {
      await record(tx, actor, { action: 'member.reactivated', objectId: id, title: `Gave ${name} access again` })
    }
    await peopleReactivated(tx, actor, returning)
    return { count: returning.length }
  })
