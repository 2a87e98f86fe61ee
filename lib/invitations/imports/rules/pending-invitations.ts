import type { Role } from '@/lib/platform/generated/prisma/enums'
import { nameKey, type ParsedRow } from './parsed-rows'
import {
  changedWords,
  missingTeams,
  missingTags,
  isEmptyUpdate,
  refused,
  changeNotes,
  TIME_ZONE_KEPT,
  type Change,
  type RowDecision,
} from './row-changes'
import { invitationLimits } from '@/lib/invitations/rules/invitations'
import { tagLimits } from '@/lib/members/tags/schema'

export type PendingInvitation = {
  invitationId: string
  firstName: string
  lastName: string
  jobTitle: string
  startDate: string
  role: Role
  teams: { name: string; isManager: boolean }[]
  tags: string[]
}

function changeOf(parsed: ParsedRow, invitation: PendingInvitation): Change {
  const { role } = parsed
  return {
    ...changedWords(parsed, invitation, ['firstName', 'lastName', 'jobTitle', 'startDate']),
    ...(role !== null && role !== invitation.role && { role }),
    teams: missingTeams(parsed, invitation),
    tags: missingTags(parsed, invitation),
  }
}

/** A pending invitation is extended without a mail. */
export function decideInvitation(parsed: ParsedRow, invitation: PendingInvitation): RowDecision {
  const change = changeOf(parsed, invitation)
  const kept = parsed.timeZone === '' ? [] : [TIME_ZONE_KEPT]
  if (isEmptyUpdate(change)) {
    return {
      action: 'NOTHING',
      change,
      problems: [],
      notes: ['Already invited.', ...kept],
    }
  }
  const newPlaces = change.teams.filter(
    ({ name }) => !invitation.teams.some((team) => nameKey(team.name) === nameKey(name)),
  )
  if (invitation.teams.length + newPlaces.length > invitationLimits.teams) {
    return refused(`An invitation can have at most ${invitationLimits.teams} teams.`)
  }
  if (invitation.tags.length + change.tags.length > tagLimits.perPerson) {
    return refused(`An invitation can have at most ${tagLimits.perPerson} tags.`)
  }
  const notes = ['Already invited; the invitation will be changed.', ...changeNotes(change, invitation), ...kept]
  return { action: 'UPDATE', change, problems: [], notes }
}
