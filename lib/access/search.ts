import 'server-only'
import type { SharedReading } from '@/lib/platform/reading'
import type { Actor } from './actor'

export type SearchResult = {
  id: string
  kind: string
  label: string
  hint: string
  href: string
  /** Of a person. */
  pictureId?: string | null
  isSelf?: boolean
}

export const SEARCH_RESULTS = 5

/** Finds nothing that the module's own lists would not show this actor; all searches share a statement. */
export type Search = (actor: Actor, words: string) => SharedReading<SearchResult[]>
