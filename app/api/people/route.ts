import { everybody } from '@/lib/access/declaration'
import { memberRoute, whileTyping } from '@/lib/access/route'
import { searchPeople } from '@/lib/members/queries'
import { peopleFilterSchema } from '@/lib/members/schema'
import { listTags } from '@/lib/members/tags/queries'
import { listTeams } from '@/lib/teams/queries/list-teams'

/** Suggestions for people, team and tag pickers. */
export const GET = memberRoute(
  peopleFilterSchema,
  async (actor, filter) => {
    const [people, teams, tags] = await Promise.all([
      searchPeople(actor, filter),
      listTeams(actor, filter),
      listTags(actor, { search: filter.query }),
    ])
    return { people, teams, tags }
  },
  everybody('people.see'),
  whileTyping,
)
