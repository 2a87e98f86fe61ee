import type { GoalListFilter } from '@/lib/goals/schema'

/** What goes without saying in the address. */
const usual: Readonly<Record<string, string>> = { tab: 'all', sort: 'updated' }

/** What is chosen in a view of the list, by its name in the address. */
export function chosenOf(view: Partial<GoalListFilter>): Record<string, string> {
  const chosen = Object.entries(view).flatMap(([key, value]) =>
    value === undefined || value === '' || value === usual[key] ? [] : [[key, value]],
  )
  return Object.fromEntries(chosen)
}

/** The address of a view of the list. */
export function addressOf(view: Partial<GoalListFilter>) {
  const query = new URLSearchParams(chosenOf(view)).toString()
  return query === '' ? '/goals' : `/goals?${query}`
}

/** Everything of a filter but the place in the list and one of its parts, for choosing that part anew. */
export const without = (filter: GoalListFilter, part: keyof GoalListFilter): Partial<GoalListFilter> => ({
  ...filter,
  after: undefined,
  [part]: undefined,
})

/** Whether it shows less than its tab. */
export const isNarrowed = ({ search, status, person, team, period }: GoalListFilter) =>
  [search, status, person, team, period].some((part) => part !== undefined && part !== '')
