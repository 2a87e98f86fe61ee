import type { TeamPeopleFilter } from '@/lib/teams/memberships/schema'
import { teamPath } from '@/lib/teams/rules'
import type { TeamPartsFilter } from '@/lib/teams/schema'

/** The page's view of members and subteams. */
export type TeamView = TeamPeopleFilter & TeamPartsFilter

/** The team page's URL. */
export function teamAddress(id: string, view: TeamView) {
  const chosen = Object.entries(view).filter(([, value]) => value !== undefined && value !== '')
  if (chosen.length === 0) return teamPath(id)
  return `${teamPath(id)}?${new URLSearchParams(chosen.map(([key, value]) => [key, `${value}`])).toString()}`
}
