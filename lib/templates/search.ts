import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { plural } from '@/lib/shared/text'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { listTemplates } from './queries/list-templates'

export const templateSearch: Search = async (actor, search) => {
  if (!isSwitchedOn(actor, 'Templates')) return []
  const { rows } = await listTemplates(actor, { tab: 'all', search, tag: '' })
  return rows.slice(0, SEARCH_RESULTS).map(({ id, title, questionCount }) => {
    const hint = plural(questionCount, 'question')
    return { id, kind: 'template', label: title.trim() || 'Untitled template', hint, href: `/template/preview/${id}` }
  })
}
