import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ChangeRolesInput } from '@/lib/members/people/schema'
import { transaction } from '@/lib/platform/db'
import { lockPlaces } from '@/lib/members/people/steps/lock-places'
import { stillManagesPeople, countOtherAdmins } from '@/lib/members/people/queries/get-person'
import { onlyAdminsChangeRoles, ownRole, roleOfDeactivated } from '@/lib/members/people/refusals'
import { canChangePlace } from '@/lib/members/people/policy'
import { giveRole } from '@/lib/members/people/steps/give-role'

/**
 * Changes roles, ends the people's sessions and notifies them. All or none: refuses former Admins, your own role, and
 * deactivated people. Unchanged roles keep their sessions.
 */
export const changeRoles = (actor: Actor, { ids, role }: ChangeRolesInput) =>
  transaction(async (tx) => {
    const places = await lockPlaces(tx, actor, ids)
    if (!(await stillManagesPeople(tx, actor))) throw onlyAdminsChangeRoles()
    const isOwn = places.some(({ id }) => !canChangePlace(actor, id))
    if (isOwn) throw ownRole((await countOtherAdmins(tx, actor)) === 0)
    const gone = places.find(({ status }) => status !== 'ACTIVE')
    if (gone) throw roleOfDeactivated(gone.name)
    const changed = places.filter((place) => place.role !== role)
    if (changed.length === 0) return { count: 0 }
    await giveRole(tx, actor, changed, role)
    return { count: changed.length }
  })
