import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { GoalListFilter } from '@/lib/goals/schema'
import { joinReadings, read } from '@/lib/platform/reading'
import { findTeamName } from '@/lib/teams/queries/get-team'
import { teamNamesReading } from '@/lib/teams/queries/list-teams'
import { goalViewReading } from './get-goal-view'
import { dueCountReading } from './list-check-ins'

/** Further teams have their own page. */
const MOST_TEAMS = 50

/** What stands around the list of goals, in one statement, or two for a team that is not among the first. */
export async function getListFrame(actor: Actor, { team }: Pick<GoalListFilter, 'team'>) {
  const readings = joinReadings(goalViewReading(actor), dueCountReading(actor), teamNamesReading(actor, MOST_TEAMS))
  const [view, dueCount, first] = await read(readings)
  const isListed = team === undefined || first.some(({ id }) => id === team)
  const chosen = isListed ? null : await findTeamName(actor, team)
  return { view, dueCount, teams: chosen ? [...first, chosen] : first }
}
