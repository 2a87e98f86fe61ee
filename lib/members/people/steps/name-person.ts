import 'server-only'
import type { EditPersonInput } from '@/lib/members/people/schema'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { fullName } from '@/lib/members/rules'
import { moveDigest } from '@/lib/notifications/digests/steps/move-digest'
import { record } from '@/lib/audit/record'
import { personEdited } from '@/lib/members/people/notices/person-edited'

type Named = { id: string; userId: string; name: string }
type Words = Omit<EditPersonInput, 'id'> & { timeZone: string }

/** False if only the time zone changes. */
const isNaming = ({ firstName, lastName, jobTitle }: Partial<Words>) =>
  [firstName, lastName, jobTitle].some((word) => word !== undefined)

/**
 * Renames a member or changes their zone, in the caller's transaction, which has checked permission; omitted fields
 * stay. It logs and notifies.
 */
export async function namePerson(tx: Tx, actor: Actor, { id, userId, name }: Named, change: Partial<Words>) {
  const { jobTitle, ...words } = change
  const user = { where: { id: userId }, data: words, select: { firstName: true, lastName: true } }
  const named = fullName(await tx.user.update(user))
  if (jobTitle !== undefined) {
    const profile = { where: { userId }, create: { userId, jobTitle }, update: { jobTitle } }
    await tx.profile.upsert({ ...profile, select: { userId: true } })
  }
  const { timeZone } = words
  if (timeZone !== undefined) await moveDigest(tx, userId)
  const called = isNaming(change) ? (jobTitle ? `${named}, ${jobTitle}` : named) : null
  const parts = [called !== null && `“${called}”`, timeZone !== undefined && `the time zone ${timeZone}`]
  const title = `Changed ${name} to ${parts.filter((part) => part !== false).join(' and ')}`
  await record(tx, actor, { action: 'member.edited', objectId: id, title })
  if (id !== actor.memberId) await personEdited(tx, actor, { memberId: id, called, timeZone })
}
