import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { lockTeam } from '@/lib/teams/steps/lock-teams'
import { canRunTeam } from '@/lib/teams/policy'
import { notYourTeam } from '@/lib/teams/refusals'

/** Throws not-found before forbidden. */
export async function lockRunTeam(tx: Tx, actor: Actor, id: string) {
  const team = await lockTeam(tx, actor, id)
  if (!canRunTeam(actor, team)) throw notYourTeam()
  return team
}
