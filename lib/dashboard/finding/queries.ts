import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { SearchResult } from '@/lib/access/search'
import { searches } from '@/lib/account/modules'
import { workspaceSearch } from '@/lib/workspaces/search'
import type { FindInput } from './schema'

/**
 * What the actor can go to by these words, a few of each kind, and nothing that the lists of those kinds would not show
 * them. Without words, their other workspaces.
 */
export async function findAnything(actor: Actor, { query }: FindInput): Promise<{ found: SearchResult[] }> {
  if (query === '') return { found: await workspaceSearch(actor, query) }
  const found = await Promise.all(searches.map((search) => search(actor, query)))
  return { found: found.flat() }
}
