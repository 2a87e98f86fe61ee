import type { InvitationStatus } from '@/lib/platform/generated/prisma/enums'

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

type Standing = { status: InvitationStatus; expiresAt: Date; hasInviter: boolean }

/** `stopped`: whoever invited has left or may not offer this any more, so nobody answers for it until it is sent again. */
export type InvitationState = 'waiting' | 'stopped' | 'expired' | 'revoked' | 'accepted'

/** What an invitation is at a moment. */
export function invitationState({ status, expiresAt, hasInviter }: Standing, at: Date): InvitationState {
  if (status === 'ACCEPTED') return 'accepted'
  if (status === 'REVOKED') return 'revoked'
  if (expiresAt <= at) return 'expired'
  return hasInviter ? 'waiting' : 'stopped'
}

/** What became of an address that was to be invited. */
export type InviteOutcome = 'invited' | 'here' | 'waiting'

/** Where the link of an invitation leads. */
export const invitationPath = (token: string) => `/workspace/invitation/${token}`
