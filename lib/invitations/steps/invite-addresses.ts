import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canInvite } from '@/lib/invitations/policy'
import { listLedTeamIds } from '@/lib/invitations/queries/get-invite-form'
import { knownAlready, mayNotInvite, severalTeams } from '@/lib/invitations/refusals'
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

/** Invites addresses as Members and returns the invitations' ids. Refuses known people, at `field`. */
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
  return written.map(({ id, email }) => {
    if (id === null) throw knownAlready(email, field)
    return id
  })
}
