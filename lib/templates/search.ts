import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { alreadyRead, mapReading } from '@/lib/platform/reading'
import { plural } from '@/lib/shared/text'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { foundTemplatesReading } from './queries/list-templates'

export const templateSearch: Search = (actor, words) => {
  if (!isSwitchedOn(actor, 'Templates')) return alreadyRead([])
  return mapReading(foundTemplatesReading(actor, words, SEARCH_RESULTS), (templates) =>
    templates.map(({ id, title, questionCount }) => {
      const hint = plural(questionCount, 'question')
      return { id, kind: 'template', label: title.trim() || 'Untitled template', hint, href: `/template/preview/${id}` }
    }),
  )
}
