import type { TeamPeopleFilter } from '@/lib/teams/memberships/schema'
import { teamPath } from '@/lib/teams/rules'
import type { TeamPartsFilter } from '@/lib/teams/schema'

/** How much of its people and of the teams in it the page of a team shows. */
export type TeamView = TeamPeopleFilter & TeamPartsFilter

/** The address of the page of a team in such a view. */
export function teamAddress(id: string, view: TeamView) {
  const chosen = Object.entries(view).filter(([, value]) => value !== undefined && value !== '')
  if (chosen.length === 0) return teamPath(id)
  return `${teamPath(id)}?${new URLSearchParams(chosen.map(([key, value]) => [key, `${value}`])).toString()}`
}
