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
 * Adds a person to the actor's workspace and mails them; they sign in by e-mailed link. Existing accounts keep their
 * name and zone. Refuses non-Admins, a second membership, super admins, and a full plan.
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
