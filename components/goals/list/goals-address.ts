import type { GoalListFilter } from '@/lib/goals/schema'

/** Defaults left out of the URL. */
const usual: Readonly<Record<string, string>> = { tab: 'all', sort: 'updated' }

export function chosenOf(view: Partial<GoalListFilter>): Record<string, string> {
  const chosen = Object.entries(view).flatMap(([key, value]) =>
    value === undefined || value === '' || value === usual[key] ? [] : [[key, value]],
  )
  return Object.fromEntries(chosen)
}

export function addressOf(view: Partial<GoalListFilter>) {
  const query = new URLSearchParams(chosenOf(view)).toString()
  return query === '' ? '/goals' : `/goals?${query}`
}

/** The filter without one part and the cursor. */
export const without = (filter: GoalListFilter, part: keyof GoalListFilter): Partial<GoalListFilter> => ({
  ...filter,
  after: undefined,
  [part]: undefined,
})

/** Whether anything beyond the tab is filtered. */
export const isNarrowed = ({ search, status, person, team, period }: GoalListFilter) =>
  [search, status, person, team, period].some((part) => part !== undefined && part !== '')
