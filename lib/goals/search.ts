import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { findGoals } from './queries/goals-with-words'
import { goalPath } from './rules/goal-paths'
import { statusBadges } from './rules/goal-status'

export const goalSearch: Search = async (actor, words) => {
  if (!isSwitchedOn(actor, 'Goals')) return []
  const goals = await findGoals(actor, words, SEARCH_RESULTS)
  return goals.map(({ id, title, type, status, progress }) => {
    const hint = `${type} · ${statusBadges[status].label} · ${progress}%`
    return { id, kind: 'goal', label: title, hint, href: goalPath(id) }
  })
}
