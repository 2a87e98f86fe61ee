import { everybody } from '@/lib/access/declaration'
import { memberRoute, whileTyping } from '@/lib/access/route'
import { searchInvitees } from '@/lib/invitations/queries/find-invitees'
import { searchPeople } from '@/lib/members/queries'
import { peopleFilterSchema } from '@/lib/members/schema'
import { listTags } from '@/lib/members/tags/queries'
import { searchPartners } from '@/lib/one-on-ones/queries/search-partners'
import { listTeams } from '@/lib/teams/queries/list-teams'

/** Suggestions for people, team and tag pickers; with `invited`, pending invitations as well; with `others`, not the actor; for a one-on-one, `partners`. */
export const GET = memberRoute(
  peopleFilterSchema,
  async (actor, filter) => {
    const [people, teams, tags, invited] = await Promise.all([
      filter.partners ? searchPartners(actor, filter) : searchPeople(actor, filter),
      listTeams(actor, filter),
      listTags(actor, { search: filter.query }),
      filter.invited ? searchInvitees(actor, filter) : [],
    ])
    return { people, teams, tags, invited }
  },
  everybody('people.see'),
  whileTyping,
)
