import type { Role, InvitationStatus } from '@/lib/platform/generated/prisma/enums'
import { nameList, truncate } from '@/lib/shared/text'

export const invitationLimits = {
  days: 7,
  atOnce: 200,
  text: 20_000,
  name: 100,
  email: 254,
  teams: 20,
  tags: 30,
} as const

/** At most three invalid addresses, truncated. */
export const malformedNames = (malformed: readonly string[]) =>
  nameList(
    malformed.map((piece) => truncate(piece, 60)),
    3,
  )

/** Hides an address from other people: "p•••@acme.example". */
export const maskedEmail = (email: string) => email.replace(/^(.)[^@]*@/, '$1•••@')

/** Only a Manager can lead the invited teams. */
export const leadsTeams = ({ role, isManager }: { role: Role; isManager: boolean }) => role === 'Manager' && isManager

export type NamedPlace = { name: string; isManager: boolean }

export function teamsByPlace(teams: readonly NamedPlace[]) {
  const named = (leads: boolean) => teams.filter(({ isManager }) => isManager === leads).map(({ name }) => name)
  return { leads: named(true), joins: named(false) }
}

export function invitationInWords(role: Role, teams: readonly NamedPlace[]) {
  const { leads, joins } = teamsByPlace(teams)
  const part = (verb: string, names: string[]) => (names.length === 0 ? [] : [`${verb} ${nameList(names, 5)}`])
  const parts = [...part('in', joins), ...part('leading', leads)]
  return parts.length === 0 ? role : `${role}, ${parts.join(' and ')}`
}

type InvitationFacts = { status: InvitationStatus; expiresAt: Date; hasInviter: boolean }

/** `stopped`: the inviter left or lost the right; resending revives it. */
export type InvitationState = 'waiting' | 'stopped' | 'expired' | 'revoked' | 'accepted'

export function invitationState({ status, expiresAt, hasInviter }: InvitationFacts, at: Date): InvitationState {
  if (status === 'ACCEPTED') return 'accepted'
  if (status === 'REVOKED') return 'revoked'
  if (expiresAt <= at) return 'expired'
  return hasInviter ? 'waiting' : 'stopped'
}

/** `gone`: deactivated; only Admins can readmit them. */
export type InviteOutcome = 'invited' | 'here' | 'waiting' | 'gone'

/** "Join Acme", short enough for a phone's button. */
export const joinVerb = (workspaceName: string) => `Join ${truncate(workspaceName, 28)}`

/** A proof is for a passed-on link that was mailed as well. */
export const invitationPath = (token: string, proof?: string) =>
  `/workspace/invitation/${token}${proof === undefined ? '' : `?proof=${proof}`}`
