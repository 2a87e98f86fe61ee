import 'server-only'
import { db, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import type { InviteOutcome } from '@/lib/invitations/rules/invitations'
import { invitationSelect } from './list-invitations'
import { standsBehind, canBringBack, canInvite, canPayForSeats } from '@/lib/invitations/policy'
import type { PersonStatus } from '@/lib/platform/generated/prisma/enums'
import { listRunTeams, type TeamChoices } from '@/lib/teams/memberships/queries/list-teams-of'
import { listTagChoices, type TagChoices } from '@/lib/members/tags/queries'
import { mayNotInvite } from '@/lib/invitations/refusals'
import { now } from '@/lib/platform/clock'
import { countSeats } from '@/lib/billing/queries'
import { findSeatQuote } from '@/lib/billing/seats/queries'
import { getRoomToday } from './daily-room'
import { limitOf, featureGate } from '@/lib/billing/rules'
import { seatGate } from './seats-on-hold'
import { canImportPeople } from '@/lib/invitations/imports/policy'

export async function listLedTeamIds(tx: Tx, { workspaceId, memberId }: Actor): Promise<string[]> {
  const rows = await tx.teamMember.findMany({
    where: { workspaceId, memberId, isManager: true },
    select: { teamId: true },
  })
  return rows.map(({ teamId }) => teamId)
}

/** Why some addresses get no invitation, and which were members before. */
export type KnownAddresses = { why: Map<string, Exclude<InviteOutcome, 'invited'>>; gone: Set<string> }

export async function findKnown(
  tx: Tx,
  actor: Actor,
  addressees: readonly { email: string }[],
  at: Date,
): Promise<KnownAddresses> {
  const { workspaceId } = actor
  const email = { in: addressees.map((addressee) => addressee.email) }
  const open = { workspaceId, email, status: 'PENDING', expiresAt: { gt: at } } as const
  const [places, invitations] = await Promise.all([
    tx.member.findMany({
      relationLoadStrategy: 'join',
      where: { workspaceId, user: { email } },
      select: { status: true, user: { select: { email: true } } },
    }),
    tx.invitation.findMany({ relationLoadStrategy: 'join', where: open, select: { email: true, ...invitationSelect } }),
  ])
  const waiting = invitations.filter(({ inviter, ...offer }) => standsBehind(inviter, offer))
  const emailsOf = (status: PersonStatus) =>
    places.filter((place) => place.status === status).map(({ user }) => user.email)
  const gone = emailsOf('DEACTIVATED')
  const why = new Map([
    ...(canBringBack(actor) ? [] : gone).map((address) => [address, 'gone'] as const),
    ...waiting.map((invitation) => [invitation.email, 'waiting'] as const),
    ...emailsOf('ACTIVE').map((address) => [address, 'here'] as const),
  ])
  return { why, gone: new Set(gone) }
}

export type InviteForm = {
  teams: TeamChoices
  tags: TagChoices
  seats: number | null
  today: number | null
  full: string | null
  can: { chooseRole: boolean; import: boolean }
}

const left = (most: number | null, taken: number) => (most === null ? null : Math.max(0, most - taken))

/** Null if there is room, or the actor can buy more. */
async function fullPlan(actor: Actor, seats: number, at: Date): Promise<string | null> {
  const full = await seatGate(actor, seats, at)
  if (full === null || !canPayForSeats(actor)) return full
  const { quote, blocked } = await findSeatQuote(db, actor, 1)
  if (quote) return null
  return blocked === null ? full : `${full} ${blocked}`
}

/** Throws forbidden for people who can't invite. */
export async function getInviteForm(actor: Actor): Promise<InviteForm> {
  if (!canInvite(actor)) throw mayNotInvite()
  const { workspaceId, role } = actor
  const at = now()
  const [teams, tags, seats, day, frame] = await Promise.all([
    listRunTeams(actor),
    listTagChoices(actor),
    countSeats(db, workspaceId),
    getRoomToday(actor),
    getFrame(actor),
  ])
  if (role !== 'Admin' && teams.rows.length === 0) throw mayNotInvite()
  return {
    teams,
    tags,
    seats: left(limitOf(frame, 'people'), seats),
    today: day.left,
    full: (await fullPlan(actor, seats, at)) ?? day.full,
    can: { chooseRole: role === 'Admin', import: canImportPeople(actor) && featureGate(frame, 'import') === null },
  }
}
