import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { erasures } from '@/lib/account/modules'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'

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
