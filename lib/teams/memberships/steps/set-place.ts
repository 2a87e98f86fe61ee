import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { ensurePresent, ensureRoom, findPlace, findPersonName } from '@/lib/teams/memberships/queries/find-membership'
import { writePlaces } from './write-places'
import { record } from '@/lib/audit/record'
import type { AuditAction } from '@/lib/audit/rules'
import { readFrom } from '@/lib/teams/memberships/rules'
import { now } from '@/lib/platform/clock'
import { placesGiven } from '@/lib/teams/notices'

type Team = { id: string; name: string }
/** Null: not in the team; else whether they lead it. */
type Wanted = { memberId: string; isManager: boolean | null }

async function enter(tx: Tx, actor: Actor, team: Team, place: { memberId: string; isManager: boolean }) {
  await ensurePresent(tx, actor, [place])
  await ensureRoom(tx, actor, team.id, 1)
  await writePlaces(tx, actor, team, [place])
}

function wordsOf(name: string, team: Team, isManager: boolean | null): { action: AuditAction; title: string } {
  if (isManager === null) return { action: 'team.left', title: `Removed ${name} from the team “${team.name}”` }
  if (isManager) return { action: 'team.manager-made', title: `Made ${name} a manager of the team “${team.name}”` }
  return { action: 'team.manager-unmade', title: `${name} no longer manages the team “${team.name}”` }
}

/**
 * Sets one person's membership in the caller's transaction, with notification and audit entry. Idempotent. The caller
 * has locked the team and checked that the actor runs it.
 */
export async function setPlace(tx: Tx, actor: Actor, team: Team, { memberId, isManager }: Wanted) {
  const place = await findPlace(tx, actor, { id: team.id, memberId })
  if (place === null) return isManager === null ? undefined : enter(tx, actor, team, { memberId, isManager })
  if (place.isManager === isManager) return
  const where = { workspaceId: actor.workspaceId, teamId: team.id, memberId }
  if (isManager === null) await tx.teamMember.deleteMany({ where })
  else await tx.teamMember.updateMany({ where, data: { isManager, readFrom: readFrom(actor, now()) } })
  if (isManager === true) await placesGiven(tx, actor, team, [{ memberId, isManager }])
  const name = await findPersonName(tx, actor, memberId)
  await record(tx, actor, { ...wordsOf(name, team, isManager), objectId: team.id })
}
