import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { lockInvitation, type LockedInvitation } from './lock-invitation'
import { acceptedAlready, takenBack, noLongerYourTeam } from '@/lib/invitations/refusals'
import { listLedTeamIds } from '@/lib/invitations/queries/get-invite-form'
import { canInviteAs } from '@/lib/invitations/policy'
import { lockSeats } from './lock-seats'
import { now, daysFrom } from '@/lib/platform/clock'
import { invitationLimits } from '@/lib/invitations/rules/invitations'
import { hashToken } from '@/lib/platform/secrets'
import { invitationMailsWithdrawn } from '@/lib/invitations/notices'
import { countSeats } from '@/lib/billing/queries'
import { ensureWithinLimit } from '@/lib/billing/gates'

async function ensureMayRenew(tx: Tx, actor: Actor, { status, role, teamIds, isManager }: LockedInvitation) {
  if (status === 'ACCEPTED') throw acceptedAlready()
  if (status === 'REVOKED') throw takenBack()
  const ledTeamIds = actor.role === 'Admin' ? [] : await listLedTeamIds(tx, actor)
  if (!canInviteAs(actor, { role, teamIds, isManager }, ledTeamIds)) throw noLongerYourTeam()
}

type Sending = { token: string; sentCount: number; sentAt: Date }

type Renewal = {
  id: string
  /** Null leaves the invitation as it is. */
  renew: (held: LockedInvitation, at: Date) => Sending | null | Promise<Sending | null>
}

/**
 * Gives an invitation a new link and seven more days, in the caller's transaction; the old link and its unsent mails
 * are canceled. An expired invitation, or one without a valid inviter, takes a seat again. The renewing member replaces
 * an invalid inviter.
 */
export async function renewInvitation(tx: Tx, actor: Actor, { id, renew }: Renewal) {
  await lockSeats(tx, actor)
  const held = await lockInvitation(tx, actor, id)
  await ensureMayRenew(tx, actor, held)
  const at = now()
  const next = await renew(held, at)
  if (next === null) return { held, renewed: null }
  const { token, ...sending } = next
  const expiresAt = daysFrom(at, invitationLimits.days)
  const inviterId = held.hasInviter ? held.inviterId : actor.memberId
  const data = { ...sending, expiresAt, inviterId, tokenHash: hashToken(token) }
  await tx.invitation.update({ where: { id }, data, select: { id: true } })
  await invitationMailsWithdrawn(tx, actor.workspaceId, held)
  // Counts itself: whether it held its seat depends on the inviter.
  if (held.expiresAt <= at || !held.hasInviter) {
    const count = () => countSeats(tx, actor.workspaceId)
    await ensureWithinLimit(tx, actor, { limit: 'people', count, adding: 0 })
  }
  return { held, renewed: { ...held, ...sending, expiresAt, token } }
}
