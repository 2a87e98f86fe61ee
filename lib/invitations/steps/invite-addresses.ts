import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canInvite } from '@/lib/invitations/policy'
import { listLedTeamIds } from '@/lib/invitations/queries/get-invite-form'
import { knownAlready, mayNotInvite, severalTeams } from '@/lib/invitations/refusals'
import { visible } from '@/lib/invitations/queries/list-invitations'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import { withPlace } from './ensure-offer'
import { inviteAndRecord } from './invite-and-record'

/** Admins invite without a team, Managers into the only team they lead. */
async function teamFor(tx: Tx, actor: Actor, field: string): Promise<string[]> {
  if (actor.role === 'Admin') return []
  const ledTeamIds = await listLedTeamIds(tx, actor)
  if (!canInvite(actor) || ledTeamIds.length === 0) throw mayNotInvite()
  if (ledTeamIds.length > 1) throw severalTeams(field)
  return ledTeamIds
}

/** Pending invitations the actor can see, by address. */
async function findWaiting(tx: Tx, actor: Actor, emails: readonly string[]) {
  if (emails.length === 0) return new Map<string, string>()
  const rows = await tx.$queryRaw<{ id: string; email: string }[]>`
    SELECT i.id, i.email FROM "Invitation" i
    WHERE ${visible(actor)} AND i.email = ANY (${[...emails]}) AND i.status = 'PENDING' AND i."expiresAt" > ${now()}`
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/**
 * Invites addresses as Members unless they are invited already, and returns the invitations' ids. Refuses people who
 * are here, at `field`.
 */
export async function inviteAddresses(
  tx: Tx,
  actor: Actor,
  emails: readonly string[],
  field: string,
): Promise<string[]> {
  if (emails.length === 0) return []
  const addressees = emails.map((email) => ({ email, firstName: '', lastName: '' }))
  const teamIds = await teamFor(tx, actor, field)
  const invitees = withPlace(addressees, { role: 'Member', teamIds, tagIds: [], isManager: false })
  const written = await inviteAndRecord(tx, actor, invitees, field)
  const waiting = await findWaiting(
    tx,
    actor,
    written.flatMap(({ id, email }) => (id === null ? [email] : [])),
  )
  return written.map(({ id, email }) => {
    const invitationId = id ?? waiting.get(email)
    if (invitationId === undefined) throw knownAlready(email, field)
    return invitationId
  })
}
