import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { mapReading } from '@/lib/platform/reading'
import { plural } from '@/lib/shared/text'
import { teamsReading } from './queries/list-teams'

export const teamSearch: Search = (actor, query) =>
  mapReading(teamsReading(actor, { query }, SEARCH_RESULTS), (teams) =>
    teams.map(({ id, name, memberCount }) => {
      return {
        id,
        kind: 'team',
        label: name,
        hint: plural(memberCount, 'person', 'people'),
        href: `/users/teams/${id}`,
      }
    }),
  )
