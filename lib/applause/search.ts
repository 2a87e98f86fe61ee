import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { truncate } from '@/lib/shared/text'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { findApplause } from './queries/find-applause'
import { applausePath } from './rules/applause-paths'

const SHOWN = 80

export const applauseSearch: Search = async (actor, words) => {
  if (words === '' || !isSwitchedOn(actor, 'Applause')) return []
  const found = await findApplause(actor, words, SEARCH_RESULTS)
  return found.map(({ id, words: said, by, category }) => ({
    id,
    kind: 'applause',
    label: truncate(said.replace(/\s+/g, ' '), SHOWN),
    hint: `${by} · ${category}`,
    href: applausePath(id),
  }))
}
