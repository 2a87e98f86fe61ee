import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { plural } from '@/lib/shared/text'
import { listTeams } from './queries/list-teams'

export const teamSearch: Search = async (actor, query) => {
  const teams = await listTeams(actor, { query }, SEARCH_RESULTS)
  return teams.map(({ id, name, memberCount }) => {
    return { id, kind: 'team', label: name, hint: plural(memberCount, 'person', 'people'), href: `/users/teams/${id}` }
  })
}
