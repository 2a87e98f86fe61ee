import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { alreadyRead, mapReading } from '@/lib/platform/reading'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { foundGoalsReading } from './queries/goals-with-words'
import { goalPath } from './rules/goal-paths'
import { statusBadges } from './rules/goal-status'

export const goalSearch: Search = (actor, words) => {
  if (!isSwitchedOn(actor, 'Goals')) return alreadyRead([])
  return mapReading(foundGoalsReading(actor, words, SEARCH_RESULTS), (goals) =>
    goals.map(({ id, title, type, status, progress }) => {
      const hint = `${type} · ${statusBadges[status].label} · ${progress}%`
      return { id, kind: 'goal', label: title, hint, href: goalPath(id) }
    }),
  )
}
