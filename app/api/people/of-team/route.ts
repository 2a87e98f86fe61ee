import { everyColleague } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getTeamMembers } from '@/lib/teams/queries/get-team'
import { teamIdSchema } from '@/lib/teams/schema'

/** Who is in a team, for counting how many a form asks while it is being written. */
export const GET = memberRoute(teamIdSchema, getTeamMembers, everyColleague('feedback.ask'))
