import 'server-only'
import type { Erasure } from '@/lib/access/own-data'
import type { PersonActor } from '@/lib/access/person'
import { eraseActivity } from '@/lib/activity/own-data'
import { eraseInvitations } from '@/lib/invitations/own-data'
import { eraseAccount } from '@/lib/members/own-data'
import { eraseNotifications } from '@/lib/notifications/own-data'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { eraseTeamMemberships } from '@/lib/teams/own-data'

/** What each module erases. The account comes last: the others find what is theirs by its places and its address. */
const erasures: readonly Erasure[] = [
  eraseInvitations,
  eraseTeamMemberships,
  eraseNotifications,
  eraseActivity,
  eraseAccount,
]

/**
 * Removes a person from what is kept, in the caller's transaction. What they wrote to others stays and is called by the
 * name of a former colleague, in the feeds too where it tells what they did; their places are deactivated, so nobody
 * asks, chooses or reminds them. Nothing else of theirs stays: not the address, name, photo, profile, sessions, teams,
 * tags, preferences or notifications. The messages others have got, the lines of what others did with them and the audit
 * log keep the words in which they were written.
 */
export async function forgetPerson(tx: Tx, person: Pick<PersonActor, 'userId' | 'email'>): Promise<void> {
  const at = now()
  for (const erase of erasures) await erase(tx, person, at)
}
