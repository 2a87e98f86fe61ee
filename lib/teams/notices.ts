import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { eraseLinesTo, record } from '@/lib/activity/record'
import { fullName } from '@/lib/members/rules'
import { teamPath } from './rules'
import { now } from '@/lib/platform/clock'
import { tell, untellOthers } from '@/lib/notifications/tell'

type Team = { id: string; name: string }

/** `team.created`: everybody in the workspace, in the feed. */
export const teamCreated = (tx: Tx, { workspaceId, memberId, ...name }: Actor, { id, name: teamName }: Team) =>
  record(tx, workspaceId, [
    {
      memberId: null,
      createdById: memberId,
      type: 'CUSTOM',
      key: `team.created:${id}`,
      title: `${fullName(name)} created the team ${teamName}`,
      link: teamPath(id),
    },
  ])

const joined = (name: string, team: string, isManager: boolean) =>
  isManager ? `${name} made you a manager of the team ${team}` : `${name} added you to the team ${team}`

type GivenPlace = { memberId: string; isManager: boolean }

/** `team.joined` and `team.led`: people added to a team, or made its managers, by somebody else. */
export async function placesGiven(tx: Tx, actor: Actor, { id, name }: Team, places: readonly GivenPlace[]) {
  // People who leave and return are notified each time; a repeated act changes nothing and notifies nobody.
  const moment = now().toISOString()
  const told = places
    .filter(({ memberId }) => memberId !== actor.memberId)
    .map(({ memberId, isManager }) => ({
      memberId,
      key: `${isManager ? 'team.led' : 'team.joined'}:${id}:${moment}`,
      words: joined(fullName(actor), name, isManager),
    }))
  const link = teamPath(id)
  const { workspaceId, memberId: createdById } = actor
  await tell(
    tx,
    workspaceId,
    told.map(({ words: message, ...one }) => ({ ...one, type: 'User_Invite', message, link, createdById })),
  )
  await record(
    tx,
    workspaceId,
    told.map(({ words: title, ...one }) => ({ ...one, type: 'CUSTOM', title, link, createdById })),
  )
}

/** `team.deleted`: removes notifications and feed lines that lead there. */
export async function teamDeleted(tx: Tx, { workspaceId }: Pick<Actor, 'workspaceId'>, id: string) {
  await untellOthers(tx, workspaceId, { path: teamPath(id), readerIds: [] })
  await eraseLinesTo(tx, workspaceId, teamPath(id))
}
