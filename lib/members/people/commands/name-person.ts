import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { record } from '@/lib/audit/record'
import type { Tx } from '@/lib/platform/db'
import { fullName } from '../../rules'
import { personEdited } from '../notices'
import type { EditPersonInput } from '../schema'

type Named = { id: string; userId: string; name: string }
type Words = Omit<EditPersonInput, 'id'> & { timeZone: string }

/**
 * Calls somebody something else, in the caller's transaction, which has settled that it may be done; what is left out
 * stays. It is written down, and they are told.
 */
export async function namePerson(
  tx: Tx,
  actor: Actor,
  { id, userId, name }: Named,
  { jobTitle, ...words }: Partial<Words>,
) {
  const user = { where: { id: userId }, data: words, select: { firstName: true, lastName: true } }
  const named = fullName(await tx.user.update(user))
  if (jobTitle !== undefined) {
    const profile = { where: { userId }, create: { userId, jobTitle }, update: { jobTitle } }
    await tx.profile.upsert({ ...profile, select: { userId: true } })
  }
  const called = jobTitle ? `${named}, ${jobTitle}` : named
  await record(tx, actor, { action: 'member.edited', objectId: id, title: `Changed ${name} to “${called}”` })
  if (id !== actor.memberId) await personEdited(tx, actor, { memberId: id, name: called })
}
