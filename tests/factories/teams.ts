import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { teamLimits } from '@/lib/teams/schema'
import { aManager, aMember, anAdmin } from './members'
import { aWorkspace, unique } from './workspaces'

type GivenTeam = {
  workspace: { id: string }
  name?: string
  members?: Actor[]
  managers?: Actor[]
  /** The team it is part of. */
  parent?: { id: string }
}

/** A team of the workspace with these people in it; its managers are in it too. */
export function aTeam({ workspace, name = unique('Team'), members = [], managers = [], parent }: GivenTeam) {
  const workspaceId = workspace.id
  const place = (isManager: boolean) => (actor: Actor) => ({ workspaceId, memberId: actor.memberId, isManager })
  const places = [...members.map(place(false)), ...managers.map(place(true))]
  const data = { workspaceId, name, parentId: parent?.id, createdAt: now(), members: { create: places } }
  return db.team.create({ data, select: { id: true, name: true } })
}

/** A team that has no room for anybody, and the places of those who are in it. */
export async function aFullTeam({ id: workspaceId }: { id: string }) {
  const createdAt = now()
  const people = Array.from({ length: teamLimits.people }, () => ({
    email: `${unique('crowd')}@acme.example`,
    firstName: 'Kim',
    createdAt,
  }))
  const users = await db.user.createManyAndReturn({ data: people, select: { id: true } })
  const seated = users.map(({ id: userId }) => ({ userId, workspaceId, role: 'Member', createdAt }) as const)
  const members = await db.member.createManyAndReturn({ data: seated, select: { id: true } })
  const team = await aTeam({ workspace: { id: workspaceId } })
  const places = members.map(({ id }) => id)
  await db.teamMember.createMany({ data: places.map((memberId) => ({ workspaceId, teamId: team.id, memberId })) })
  return { ...team, places }
}

/** Who is in a team, and whether they lead it, by the ids of their places in the workspace. */
export async function placesIn(teamId: string): Promise<Record<string, boolean>> {
  const rows = await db.teamMember.findMany({ where: { teamId }, select: { memberId: true, isManager: true } })
  return Object.fromEntries(rows.map(({ memberId, isManager }) => [memberId, isManager]))
}

/** A workspace with a team, whoever leads it, somebody in it, and a colleague of each role who is not. */
export async function aLedTeam() {
  const workspace = await aWorkspace()
  const [admin, lead, member] = [
    await anAdmin({ workspace }),
    await aManager({ workspace }),
    await aMember({ workspace }),
  ]
  const [otherManager, outsider] = [await aManager({ workspace }), await aMember({ workspace })]
  const team = await aTeam({ workspace, members: [member], managers: [lead] })
  return { workspace, admin, lead, member, otherManager, outsider, team }
}
