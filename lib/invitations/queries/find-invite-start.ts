import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { asTyped } from '@/lib/invitations/rules/addresses'
import { db } from '@/lib/platform/db'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { canRunTeam } from '@/lib/teams/policy'
import { visible } from './list-invitations'

type Choice = { id: string; name: string }

/** What the form of invitations begins with. */
export type InviteStart = { addressees: string; role: Role; isManager: boolean; teams: Choice[]; tags: Choice[] }

export const newStart = (addressees: string): InviteStart => ({
  addressees,
  role: 'Member',
  isManager: false,
  teams: [],
  tags: [],
})

const choice = { select: { id: true, name: true } } as const

const find = ({ workspaceId, memberId }: Actor, id: string) =>
  db.invitation.findUnique({
    relationLoadStrategy: 'join',
    where: { id, workspaceId },
    select: {
      email: true,
      firstName: true,
      lastName: true,
      role: true,
      teams: {
        orderBy: { team: { name: 'asc' } },
        select: {
          isManager: true,
          team: {
            select: {
              id: true,
              name: true,
              members: { where: { memberId, isManager: true }, select: { memberId: true } },
            },
          },
        },
      },
      tags: { orderBy: { tag: { name: 'asc' } }, select: { tag: choice } },
    },
  })

/** An earlier invitation, as far as the actor could send it today; null: not visible. */
export async function findInviteStart(actor: Actor, id: string): Promise<InviteStart | null> {
  const [seen] = await db.$queryRaw<object[]>`
    SELECT 1 FROM "Invitation" i WHERE i.id = ${id}::uuid AND ${visible(actor)}`
  const found = seen && (await find(actor, id))
  if (!found) return null
  const isAdmin = actor.role === 'Admin'
  const places = found.teams.filter(({ team }) => canRunTeam(actor, { isLedByActor: team.members.length > 0 }))
  return {
    addressees: asTyped(found),
    role: isAdmin ? found.role : 'Member',
    // One choice for all teams, so people who led only some lead none.
    isManager: isAdmin && places.length > 0 && places.every(({ isManager }) => isManager),
    teams: places.map(({ team: { id: teamId, name } }) => ({ id: teamId, name })),
    tags: found.tags.map(({ tag }) => tag),
  }
}
