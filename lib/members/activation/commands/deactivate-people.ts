import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { endSessions } from '@/lib/members/people/commands/end-sessions'
import { canChangePlace } from '@/lib/members/people/policy'
import { countOtherAdmins, holdPlaces, stillManagesPeople } from '@/lib/members/people/queries'
import { peopleDeactivated } from '@/lib/members/activation/notices'
import { onlyAdminsDeactivate, ownAccess } from '@/lib/members/activation/refusals'
import type { DeactivatePeopleInput } from '@/lib/members/activation/schema'

/**
 * Takes people's access away: they are signed out at once, and nobody can choose, ask or remind them any more. What they
 * wrote, their teams and their tags stay. All of them or none: refuses whoever is no Admin any more, and one's own place.
 */
export const deactivatePeople = (actor: Actor, { ids }: DeactivatePeopleInput) =>
  transaction(async (tx) => {
    const places = await holdPlaces(tx, actor, ids)
    if (!(await stillManagesPeople(tx, actor))) throw onlyAdminsDeactivate()
    const isOwn = places.some(({ id }) => !canChangePlace(actor, id))
    if (isOwn) throw ownAccess((await countOtherAdmins(tx, actor)) === 0)
    const leaving = places.filter(({ status }) => status === 'ACTIVE')
    if (leaving.length === 0) return { count: 0 }
    const data = { status: 'DEACTIVATED', deactivatedAt: now() } as const
    await tx.member.updateMany({ where: { id: { in: leaving.map(({ id }) => id) } }, data })
    await endSessions(
      tx,
      leaving.map(({ userId }) => userId),
    )
    for (const { id, name } of leaving) {
      await record(tx, actor, { action: 'member.deactivated', objectId: id, title: `Took away the access of ${name}` })
    }
    await peopleDeactivated(tx, actor, leaving)
    return { count: leaving.length }
  })
