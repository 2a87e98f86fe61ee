import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { SearchResult } from '@/lib/access/search'
import { searches } from '@/lib/account/modules'
import { listToDo } from '@/lib/dashboard/queries'
import { findHelp } from '@/lib/help/queries/list-help'
import { joinReadings, read } from '@/lib/platform/reading'
import { workspaceSearch } from '@/lib/workspaces/search'
import type { FindInput } from './schema'

async function listWaiting(actor: Actor): Promise<SearchResult[]> {
  const { rows } = await listToDo(actor)
  return rows.map(({ kind, id, verb, title, text, href }) => {
    return { id: `${kind} ${id}`, kind: 'to-do', label: `${verb}: ${title}`, hint: text, href }
  })
}

const HELP_RESULTS = 3

const helpOn = (words: string): SearchResult[] =>
  findHelp(words)
    .slice(0, HELP_RESULTS)
    .map(({ slug, title, href }) => ({ id: slug, kind: 'help', label: title, hint: '', href }))

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
  return { found: [...found.flat(), ...helpOn(query)] }
}
