import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureWithinLimit } from '@/lib/billing/gates'
import { countSeats } from '@/lib/billing/queries'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { memberAdded } from '@/lib/members/admission/notices'
import { canAddMembers, canHavePlace } from '@/lib/members/admission/policy'
import { addressStaysOut, alreadyMember, onlyAdminsAdd } from '@/lib/members/admission/refusals'
import type { AddMemberInput } from '@/lib/members/admission/schema'

/**
 * Gives a person a place in the actor's workspace and tells them by mail; they come in by e-mailed link. Somebody who has
 * an account elsewhere keeps the name and zone they chose. Refuses non-Admins, a second membership, a super admin, and
 * more people than the plan allows.
 */
export async function addMember(actor: Actor, { role, ...person }: AddMemberInput): Promise<{ id: string }> {
  if (!canAddMembers(actor)) throw onlyAdminsAdd()
  const { workspaceId } = actor
  return transaction(async (tx) => {
    await ensureWithinLimit(tx, actor, { limit: 'people', count: () => countSeats(tx, workspaceId) })
    const createdAt = now()
    await tx.user.createMany({ data: [{ ...person, lastWorkspaceId: workspaceId, createdAt }], skipDuplicates: true })
    const user = await tx.user.findUniqueOrThrow({
      where: { email: person.email },
      select: { id: true, email: true, firstName: true, lastName: true, isSuperAdmin: true },
    })
    if (!canHavePlace(user)) throw addressStaysOut()
    const place = { workspaceId, userId: user.id, role, createdAt }
    const [member] = await tx.member.createManyAndReturn({ data: [place], skipDuplicates: true, select: { id: true } })
    if (!member) throw alreadyMember()
    await memberAdded(tx, actor, member.id, user)
    return member
  })
}
