import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { alreadyRead, mapReading } from '@/lib/platform/reading'
import { truncate } from '@/lib/shared/text'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { foundApplauseReading } from './queries/find-applause'
import { applausePath } from './rules/applause-paths'

const SHOWN = 80

export const applauseSearch: Search = (actor, words) => {
  if (words === '' || !isSwitchedOn(actor, 'Applause')) return alreadyRead([])
  return mapReading(foundApplauseReading(actor, words, SEARCH_RESULTS), (found) =>
    found.map(({ id, words: said, by, category }) => ({
      id,
      kind: 'applause',
      label: truncate(said.replace(/\s+/g, ' '), SHOWN),
      hint: `${by} · ${category}`,
      href: applausePath(id),
    })),
  )
}
