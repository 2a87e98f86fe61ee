import type { GoalListFilter } from '@/lib/goals/schema'
import { addressWith, chosenFilters } from '@/lib/shared/address-with'

/** Defaults left out of the URL. */
const usual = { tab: 'all', sort: 'updated' }

export const chosenOf = (view: Partial<GoalListFilter>) => chosenFilters(view, usual)

export const addressOf = (view: Partial<GoalListFilter>) => addressWith('/goals', view, usual)

/** The filter without one part and the cursor. */
export const without = (filter: GoalListFilter, part: keyof GoalListFilter): Partial<GoalListFilter> => ({
  ...filter,
  after: undefined,
  [part]: undefined,
})

/** Whether anything beyond the tab is filtered. */
export const isNarrowed = ({ search, status, person, team, period }: GoalListFilter) =>
  [search, status, person, team, period].some((part) => part !== undefined && part !== '')
