import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { SearchResult } from '@/lib/access/search'
import { searches } from '@/lib/account/modules'
import { listToDo } from '@/lib/dashboard/queries'
import { joinReadings, read } from '@/lib/platform/reading'
import { workspaceSearch } from '@/lib/workspaces/search'
import type { FindInput } from './schema'

async function listWaiting(actor: Actor): Promise<SearchResult[]> {
  const { rows } = await listToDo(actor)
  return rows.map(({ kind, id, verb, title, text, href }) => {
    return { id: `${kind} ${id}`, kind: 'to-do', label: `${verb}: ${title}`, hint: text, href }
  })
}

/**
 * Matches for these words, a few of each kind, and none that their own lists would hide. Without words: the actor's
 * to-dos and other workspaces.
 */
export async function findAnything(actor: Actor, { query }: FindInput): Promise<{ found: SearchResult[] }> {
  if (query === '') {
    const [waiting, workspaces] = await Promise.all([listWaiting(actor), read(workspaceSearch(actor, query))])
    return { found: [...waiting, ...workspaces] }
  }
  const found = await read(joinReadings(...searches.map((search) => search(actor, query))))
  return { found: found.flat() }
}
