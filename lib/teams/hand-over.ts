import 'server-only'
import type { HandOver } from '@/lib/access/hand-over'
import { nameList, plural } from '@/lib/shared/text'
import { canRunTeam } from './policy'
import { listUnled } from './queries/list-unled'
import { teamPath } from './rules'

/** Leads to the first; the card stays until the last one has a manager. */
export const teamsHandOver: HandOver = async (actor, leaverId) => {
  if (!canRunTeam(actor, { isLedByActor: false })) return null
  const teams = await listUnled(actor, leaverId)
  const [first] = teams
  if (first === undefined) return null
  const names = nameList(teams.map(({ name }) => name))
  return {
    title: 'Teams',
    text: `${plural(teams.length, 'team')} without a manager: ${names}.`,
    href: teamPath(first.id),
    verb: 'Hand over',
  }
}
