import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { joinReadings, read } from '@/lib/platform/reading'
import { teamsReading } from '@/lib/teams/queries/list-teams'
import { goalViewReading } from './get-goal-view'
import { dueCountReading } from './list-check-ins'

/** Further teams have their own page. */
const MOST_TEAMS = 50

/** What stands around the list of goals, in one statement. */
export async function getListFrame(actor: Actor) {
  const readings = joinReadings(
    goalViewReading(actor),
    dueCountReading(actor),
    teamsReading(actor, { query: '' }, MOST_TEAMS),
  )
  const [view, dueCount, teams] = await read(readings)
  return { view, dueCount, teams }
}
