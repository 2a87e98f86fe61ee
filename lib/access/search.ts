import 'server-only'
import type { Actor } from './actor'

/** Somewhere the palette can go. `kind` decides its group and icon. */
export type SearchResult = { id: string; kind: string; label: string; hint: string; href: string }

/** How many results of a kind are shown: whoever misses one goes on typing. */
export const SEARCH_RESULTS = 5

/** What a module finds for these words: nothing that its own lists would not show this actor. */
export type Search = (actor: Actor, words: string) => Promise<SearchResult[]>
