import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { teamPeopleGone, teamFull } from '@/lib/teams/refusals'
import { teamLimits } from '@/lib/teams/schema'
import type { PlaceInput } from '@/lib/teams/memberships/schema'
import { noSuchTeamMember } from '@/lib/teams/memberships/refusals'
import { fullName } from '@/lib/members/rules'

const active = { status: 'ACTIVE' } as const
const named = { select: { firstName: true, lastName: true } } as const

/** Throws unless all are active members of the workspace. */
export async function ensurePresent(tx: Tx, { workspaceId }: Actor, people: readonly { memberId: string }[]) {
  const ids = [...new Set(people.map(({ memberId }) => memberId))]
  if ((await tx.member.count({ where: { workspaceId, id: { in: ids }, ...active } })) !== ids.length)
    throw teamPeopleGone()
}

/** Throws when the team is full. The caller has locked the team. */
export async function ensureRoom(tx: Tx, { workspaceId }: Actor, teamId: string, adding: number) {
  if ((await tx.teamMember.count({ where: { workspaceId, teamId } })) + adding > teamLimits.people) throw teamFull()
}

export const findPlace = (tx: Tx, { workspaceId }: Actor, { id: teamId, memberId }: PlaceInput) =>
  tx.teamMember.findFirst({ where: { workspaceId, teamId, memberId }, select: { isManager: true } })

/** Throws not-found. */
export async function findPersonName(tx: Tx, { workspaceId }: Actor, memberId: string) {
  const where = { id: memberId, workspaceId }
  const member = await tx.member.findFirst({ where, select: { user: named } })
  if (!member) throw noSuchTeamMember()
  return fullName(member.user)
}
