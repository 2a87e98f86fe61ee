import type { TeamPeopleFilter } from '@/lib/teams/memberships/schema'
import { teamPath } from '@/lib/teams/rules'
import type { TeamPartsFilter } from '@/lib/teams/schema'
import { addressWith } from '@/lib/shared/address-with'

/** The page's view of members and subteams. */
export type TeamView = TeamPeopleFilter & TeamPartsFilter

/** The team page's URL. */
export const teamAddress = (id: string, view: TeamView) => addressWith(teamPath(id), view)
