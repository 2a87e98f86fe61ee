import { everyColleague } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getTeamMembers } from '@/lib/teams/queries/get-team'
import { teamIdSchema } from '@/lib/teams/schema'

/** Members of a team, for the form wizard. */
export const GET = memberRoute(teamIdSchema, getTeamMembers, everyColleague('feedback.ask'))
