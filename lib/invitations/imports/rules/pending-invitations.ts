import type { Role } from '@/lib/platform/generated/prisma/enums'
import { nameKey, type ParsedRow } from './parsed-rows'
import {
  missingTeams,
  missingTags,
  isEmptyUpdate,
  refused,
  changeNotes,
  TIME_ZONE_KEPT,
  type Change,
  type Verdict,
} from './row-changes'
import { invitationLimits } from '@/lib/invitations/rules/invitations'
import { tagLimits } from '@/lib/members/tags/schema'

export type Offer = {
  invitationId: string
  firstName: string
  lastName: string
  jobTitle: string
  startDate: string
  role: Role
  teams: { name: string; isManager: boolean }[]
  tags: string[]
}

function changeOf(wish: ParsedRow, offer: Offer): Change {
  const { firstName, lastName, jobTitle, startDate, role } = wish
  return {
    ...(firstName !== '' && firstName !== offer.firstName && { firstName }),
    ...(lastName !== '' && lastName !== offer.lastName && { lastName }),
    ...(jobTitle !== '' && jobTitle !== offer.jobTitle && { jobTitle }),
    ...(startDate !== '' && startDate !== offer.startDate && { startDate }),
    ...(role !== null && role !== offer.role && { role }),
    teams: missingTeams(wish, offer),
    tags: missingTags(wish, offer),
  }
}

/** A pending invitation is extended without a mail. */
export function decideOffer(wish: ParsedRow, offer: Offer): Verdict {
  const change = changeOf(wish, offer)
  const kept = wish.timeZone === '' ? [] : [TIME_ZONE_KEPT]
  if (isEmptyUpdate(change)) {
    return {
      action: 'NOTHING',
      change,
      problems: [],
      notes: ['Already invited.', ...kept],
    }
  }
  const newPlaces = change.teams.filter(({ name }) => !offer.teams.some((team) => nameKey(team.name) === nameKey(name)))
  if (offer.teams.length + newPlaces.length > invitationLimits.teams) {
    return refused(`An invitation can have at most ${invitationLimits.teams} teams.`)
  }
  if (offer.tags.length + change.tags.length > tagLimits.perPerson) {
    return refused(`An invitation can have at most ${tagLimits.perPerson} tags.`)
  }
  const notes = ['Already invited; the invitation will be changed.', ...changeNotes(change, offer), ...kept]
  return { action: 'UPDATE', change, problems: [], notes }
}
