import type { Role, InvitationStatus } from '@/lib/platform/generated/prisma/enums'
import { nameList } from '@/lib/shared/text'

/** Decisions, sections 10 and 11. */
export const invitationLimits = {
  days: 7,
  atOnce: 200,
  text: 20_000,
  name: 100,
  email: 254,
  teams: 20,
  tags: 30,
} as const

/** An address for the eyes of somebody it may not belong to: "p•••@acme.example". */
export const maskedEmail = (email: string) => email.replace(/^(.)[^@]*@/, '$1•••@')

/** Whether the invitee leads their teams: only a Manager can. */
export const leadsTeams = ({ role, isManager }: { role: Role; isManager: boolean }) => role === 'Manager' && isManager

/** A team by its name, and whether somebody leads it. */
export type NamedPlace = { name: string; isManager: boolean }

/** The names of the teams that somebody leads, and of the others. */
export function teamsByPlace(teams: readonly NamedPlace[]) {
  const named = (leads: boolean) => teams.filter(({ isManager }) => isManager === leads).map(({ name }) => name)
  return { leads: named(true), joins: named(false) }
}

/** What an invitation offers, for the log: "Manager, in Design and leading Legal". */
export function offerInWords(role: Role, teams: readonly NamedPlace[]) {
  const { leads, joins } = teamsByPlace(teams)
  const part = (verb: string, names: string[]) => (names.length === 0 ? [] : [`${verb} ${nameList(names, 5)}`])
  const parts = [...part('in', joins), ...part('leading', leads)]
  return parts.length === 0 ? role : `${role}, ${parts.join(' and ')}`
}

type Standing = { status: InvitationStatus; expiresAt: Date; hasInviter: boolean }

/** `stopped`: the inviter has left or may no longer invite, until somebody sends it again. */
export type InvitationState = 'waiting' | 'stopped' | 'expired' | 'revoked' | 'accepted'

/** What an invitation is at a moment. */
export function invitationState({ status, expiresAt, hasInviter }: Standing, at: Date): InvitationState {
  if (status === 'ACCEPTED') return 'accepted'
  if (status === 'REVOKED') return 'revoked'
  if (expiresAt <= at) return 'expired'
  return hasInviter ? 'waiting' : 'stopped'
}

/** What became of an address that was to be invited; `gone`: their access was taken away, and only Admins give it back. */
export type InviteOutcome = 'invited' | 'here' | 'waiting' | 'gone'

/** Where the link of an invitation leads; with a proof where one that was passed on was mailed as well. */
export const invitationPath = (token: string, proof?: string) =>
  `/workspace/invitation/${token}${proof === undefined ? '' : `?proof=${proof}`}`
