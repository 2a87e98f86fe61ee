import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canInvite } from '@/lib/invitations/policy'
import { listLedTeamIds } from '@/lib/invitations/queries/get-invite-form'
import { knownAlready, mayNotInvite, severalTeams } from '@/lib/invitations/refusals'
import { visible } from '@/lib/invitations/queries/list-invitations'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'
import { withPlace } from './ensure-may-invite'
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

type Asked = { question: string; field: string }

/** Invites new addresses as Members. Refuses people who are here, at `field`. */
async function inviteNew(tx: Tx, actor: Actor, emails: readonly string[], { question, field }: Asked) {
  if (emails.length === 0) return []
  const teamIds = await teamFor(tx, actor, field)
  const addressees = emails.map((email) => ({ email, firstName: '', lastName: '', question }))
  const invitees = withPlace(addressees, { role: 'Member', teamIds, tagIds: [], isManager: false })
  const written = await inviteAndRecord(tx, actor, invitees, field)
  return written.flatMap(({ id, email, outcome }) => {
    if (outcome !== 'invited') throw knownAlready(email, outcome, field)
    return id ?? []
  })
}

/** The invitations' ids. Only new addresses are invited, with the question in the mail. Refuses as `inviteNew`. */
export async function inviteAddresses(
  tx: Tx,
  actor: Actor,
  emails: readonly string[],
  asked: Asked,
): Promise<string[]> {
  const waiting = await findWaiting(tx, actor, emails)
  const fresh = emails.filter((email) => !waiting.has(email))
  return [...waiting.values(), ...(await inviteNew(tx, actor, fresh, asked))]
}
