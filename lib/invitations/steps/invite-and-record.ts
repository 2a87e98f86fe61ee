import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { recordAll } from '@/lib/audit/record'
import { ensureRoomToday } from '@/lib/invitations/queries/daily-room'
import { invitationInWords } from '@/lib/invitations/rules/invitations'
import type { Tx } from '@/lib/platform/db'
import { writeInvitations, type Invitee, type WrittenInvitee } from './write-invitations'

async function findTeamNames(tx: Tx, { workspaceId }: Actor, invitees: readonly Invitee[]) {
  const ids = new Set(invitees.flatMap(({ teams }) => teams.map(({ teamId }) => teamId)))
  const where = { workspaceId, id: { in: [...ids] } }
  return tx.team.findMany({ where, orderBy: { name: 'asc' }, select: { id: true, name: true } })
}

/**
 * Invites as a person would: each with an audit line, within the daily limit. Refuses all of them above the limit of
 * the plan or the day.
 */
export async function inviteAndRecord(
  tx: Tx,
  actor: Actor,
  invitees: Invitee[],
  field?: string,
): Promise<WrittenInvitee[]> {
  const written = await writeInvitations(tx, actor, invitees, field)
  const sent = written.filter(({ outcome }) => outcome === 'invited')
  // Audit lines count the day, and the seats are locked, so simultaneous inviters see each other's lines.
  await ensureRoomToday(tx, actor, sent.length, field)
  const named = await findTeamNames(tx, actor, invitees)
  const placeOf = new Map(invitees.map((invitee) => [invitee.email, invitee]))
  const acts = sent.map(({ id, email }) => {
    const place = placeOf.get(email)
    const teams = named.flatMap(({ id: teamId, name }) => {
      const found = place?.teams.find((team) => team.teamId === teamId)
      return found ? [{ name, isManager: found.isManager }] : []
    })
    const offer = invitationInWords(place?.role ?? 'Member', teams)
    return { action: 'member.invited', objectId: id, title: `Invited ${email} as ${offer}` } as const
  })
  await recordAll(tx, actor, acts)
  return written
}
