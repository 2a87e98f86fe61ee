import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Search, SearchResult } from '@/lib/access/search'
import { peopleSearch } from '@/lib/members/search'
import { reviewSearch } from '@/lib/reviews/search'
import { teamSearch } from '@/lib/teams/search'
import { templateSearch } from '@/lib/templates/search'
import { workspaceSearch } from '@/lib/workspaces/search'
import type { FindInput } from './schema'

/** What each module finds, in the order the palette shows it. */
const searches: readonly Search[] = [peopleSearch, teamSearch, reviewSearch, templateSearch, workspaceSearch]

/**
 * What the actor can go to by these words, a few of each kind, and nothing that the lists of those kinds would not show
 * them. Without words, their other workspaces.
 */
export async function findAnything(actor: Actor, { query }: FindInput): Promise<{ found: SearchResult[] }> {
  if (query === '') return { found: await workspaceSearch(actor, query) }
  const found = await Promise.all(searches.map((search) => search(actor, query)))
  return { found: found.flat() }
}
