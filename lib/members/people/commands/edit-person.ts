import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction, type Tx } from '@/lib/platform/db'
import { mergedEdits } from '@/lib/shared/refusal'
import { fullName } from '@/lib/members/rules'
import { canManagePeople } from '@/lib/members/people/policy'
import { noSuchPerson, onlyAdminsEdit, ownsTheirName } from '@/lib/members/people/refusals'
import type { EditPersonInput } from '@/lib/members/people/schema'
import { namePerson } from '@/lib/members/people/steps/name-person'

const personSelect = {
  userId: true,
  user: {
    select: {
      firstName: true,
      lastName: true,
      profile: { select: { jobTitle: true } },
      members: { where: { status: 'ACTIVE' }, select: { id: true } },
    },
  },
} as const

/** A locked member, so that a repeated save notifies once. */
async function holdPerson(tx: Tx, { workspaceId }: Actor, id: string) {
  await tx.$queryRaw`
    SELECT 1 FROM "Member" m JOIN "User" u ON u.id = m."userId"
    WHERE m.id = ${id}::uuid AND m."workspaceId" = ${workspaceId}::uuid FOR NO KEY UPDATE OF u`
  const where = { id, workspaceId, user: { deletedAt: null } }
  const place = await tx.member.findFirst({ relationLoadStrategy: 'join', where, select: personSelect })
  if (!place) throw noSuchPerson()
  return place
}

/**
 * Changes a member's name and job title. Refuses non-Admins, and the name of a member of several workspaces, which only
 * they can change. Idempotent; fields another Admin changed meanwhile stay.
 */
export const editPerson = (actor: Actor, { id, seen, ...edits }: EditPersonInput) =>
  transaction(async (tx) => {
    const { userId, user } = await holdPerson(tx, actor, id)
    if (!canManagePeople(actor)) throw onlyAdminsEdit()
    const isSelf = id === actor.memberId
    if (!isSelf && user.members.some((place) => place.id !== id)) throw ownsTheirName(fullName(user))
    const { firstName, lastName, profile } = user
    const present = { firstName, lastName, jobTitle: profile?.jobTitle ?? '' }
    const named = mergedEdits(seen, edits, present)
    const isSame = Object.entries(present).every(([field, value]) => Reflect.get(named, field) === value)
    if (isSame) return { id }
    await namePerson(tx, actor, { id, userId, name: fullName(user) }, named)
    return { id }
  })
