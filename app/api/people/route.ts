import { memberRoute } from '@/lib/access/route'
import { searchPeople } from '@/lib/members/queries'
import { peopleFilterSchema } from '@/lib/members/schema'
import { listTeams } from '@/lib/teams/queries'

/** What a picker of people and teams suggests for what was typed. */
export const GET = memberRoute(peopleFilterSchema, async (actor, filter) => {
  const [people, teams] = await Promise.all([searchPeople(actor, filter), listTeams(actor, filter)])
  return { people, teams }
})
