import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canInviteAs } from '@/lib/invitations/policy'
import { listLedTeamIds } from '@/lib/invitations/queries/get-invite-form'
import { onlyIntoOwnTeams, tagsGone, teamsGone } from '@/lib/invitations/refusals'
import { leadsTeams } from '@/lib/invitations/rules/invitations'
import type { InvitePeopleInput } from '@/lib/invitations/schema'
import type { Tx } from '@/lib/platform/db'
import type { Invitee } from './write-invitations'

type Place = Omit<InvitePeopleInput, 'addressees' | 'isPartial'>

/** Throws unless the actor may invite with this role, and the teams and tags exist. */
export async function ensureMayInvite(tx: Tx, actor: Actor, { role, teamIds, tagIds, isManager }: Place) {
  const { workspaceId } = actor
  const ledTeamIds = actor.role === 'Admin' ? [] : await listLedTeamIds(tx, actor)
  const of = (ids: string[]) => ({ where: { workspaceId, id: { in: ids } } })
  if ((await tx.team.count(of(teamIds))) !== teamIds.length) throw teamsGone()
  if (!canInviteAs(actor, { role, teamIds, isManager }, ledTeamIds)) throw onlyIntoOwnTeams()
  if ((await tx.tag.count(of(tagIds))) !== tagIds.length) throw tagsGone()
}

export function withPlace(addressees: Omit<Invitee, 'role' | 'teams' | 'tagIds'>[], place: Place): Invitee[] {
  const { role, tagIds } = place
  const teams = place.teamIds.map((teamId) => ({ teamId, isManager: leadsTeams(place) }))
  return addressees.map((person) => ({ ...person, role, teams, tagIds }))
}
