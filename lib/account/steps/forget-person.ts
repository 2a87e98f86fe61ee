import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { erasures } from '@/lib/account/modules'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'

/**
 * Removes a person's data in the caller's transaction. What they wrote to others stays, under the name of a former
 * colleague, also in feeds; their memberships are deactivated. Messages others received, lines about others' acts and
 * the audit log keep their words.
 */
export async function forgetPerson(tx: Tx, person: Pick<PersonActor, 'userId' | 'email'>): Promise<void> {
  const at = now()
  for (const erase of erasures) await erase(tx, person, at)
}
