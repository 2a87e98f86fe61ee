import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { unique } from './workspaces'

type GivenTeam = { workspace: { id: string }; name?: string; members?: Actor[]; managers?: Actor[] }

/** A team of the workspace with these people in it; its managers are in it too. */
export function aTeam({ workspace, name = unique('Team'), members = [], managers = [] }: GivenTeam) {
  const workspaceId = workspace.id
  const place = (isManager: boolean) => (actor: Actor) => ({ workspaceId, memberId: actor.memberId, isManager })
  const places = [...members.map(place(false)), ...managers.map(place(true))]
  const data = { workspaceId, name, createdAt: now(), members: { create: places } }
  return db.team.create({ data, select: { id: true, name: true } })
}
