import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { DeactivatePeopleInput } from '@/lib/members/people/schema'
import { transaction } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import { lockPlaces } from '@/lib/members/people/steps/lock-places'
import { stillManagesPeople, countOtherAdmins } from '@/lib/members/people/queries/get-person'
import { onlyAdminsDeactivate, ownAccess } from '@/lib/members/people/refusals'
import { canChangePlace } from '@/lib/members/people/policy'
import { LEFT_JOB } from '@/lib/members/people/rules'
import { now } from '@/lib/platform/clock'
import { endSessions } from '@/lib/members/people/steps/end-sessions'
import { record } from '@/lib/audit/record'
import { peopleDeactivated } from '@/lib/members/people/notices/people-deactivated'

/**
 * Deactivates people: their sessions end, and they can no longer be chosen, asked or reminded. Content, teams and tags
 * stay. All or none: refuses former Admins, and deactivating yourself.
 */
export const deactivatePeople = (actor: Actor, { ids }: DeactivatePeopleInput) =>
  transaction(async (tx) => {
    const places = await lockPlaces(tx, actor, ids)
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
      await record(tx, actor, { action: 'member.deactivated', objectId: id, title: `Deactivated ${name}` })
    }
    await peopleDeactivated(tx, actor, leaving)
    await wake(tx, LEFT_JOB)
    return { count: leaving.length }
  })
