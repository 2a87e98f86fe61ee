import type { GoalReportFilter } from '@/lib/goals/reports/schema'

/** The address of a report, without what is not chosen. */
export function reportAddress(filter: Partial<GoalReportFilter>, path = '/goals/reports') {
  const chosen = Object.entries(filter).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  return `${path}?${new URLSearchParams(chosen).toString()}`
}

/** A filter without these choices, and without the team and the person of another scope. */
export const withoutChoices = (filter: GoalReportFilter, names: readonly ('of' | 'range' | 'view')[]) => ({
  ...filter,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
  ...(names.includes('of') && { team: undefined, person: undefined }),
})
