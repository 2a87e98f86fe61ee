import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { fullName } from '@/lib/members/rules'
import type { Actor } from '@/lib/access/actor'
import { readFrom } from '@/lib/teams/memberships/rules'
import { now } from '@/lib/platform/clock'
import { placesGiven } from '@/lib/teams/notices'
import { recordAll } from '@/lib/audit/record'

type Team = { id: string; name: string }
type GivenPlace = { memberId: string; isManager: boolean }

async function namesOf(tx: Tx, workspaceId: string, memberIds: string[]) {
  const where = { workspaceId, id: { in: memberIds } }
  const user = { select: { firstName: true, lastName: true } } as const
  const members = await tx.member.findMany({ where, select: { id: true, user } })
  return new Map(members.map(({ id, user: name }) => [id, fullName(name)]))
}

/**
 * Adds memberships in the caller's transaction, with notification and audit entry. The caller has locked the team and
 * checked permission, people and room.
 */
export async function writePlaces(tx: Tx, actor: Actor, team: Team, places: readonly GivenPlace[]) {
  if (places.length === 0) return
  const { workspaceId } = actor
  const at = { workspaceId, teamId: team.id, readFrom: readFrom(actor, now()) }
  await tx.teamMember.createMany({ data: places.map((place) => ({ ...place, ...at })) })
  await placesGiven(tx, actor, team, places)
  const names = await namesOf(
    tx,
    workspaceId,
    places.map(({ memberId }) => memberId),
  )
  const acts = places.map(({ memberId, isManager }) => ({
    action: 'team.joined' as const,
    objectId: team.id,
    title: `Added ${names.get(memberId) ?? 'someone'} to the team “${team.name}”${isManager ? ' as a manager' : ''}`,
  }))
  await recordAll(tx, actor, acts)
}
