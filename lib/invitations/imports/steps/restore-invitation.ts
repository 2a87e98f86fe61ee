import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { InvitationTrace } from '@/lib/invitations/imports/schema'
import { wordsBefore, changedSince } from '@/lib/invitations/imports/rules/row-changes'
import { invitationSelect } from '@/lib/invitations/queries/list-invitations'
import { standsBehind } from '@/lib/invitations/policy'
import type { Actor } from '@/lib/access/actor'

const presentSelect = {
  status: true,
  firstName: true,
  lastName: true,
  jobTitle: true,
  startDate: true,
  role: true,
  teams: { select: { teamId: true, isManager: true } },
  tags: { select: { tagId: true } },
} as const

async function write(tx: Tx, workspaceId: string, invitationId: string, trace: InvitationTrace) {
  const { firstName, lastName, jobTitle, startDate } = wordsBefore(trace)
  const data = { firstName, lastName, jobTitle, startDate, role: trace.role?.was }
  await tx.invitation.update({ where: { id: invitationId, workspaceId }, data, select: { id: true } })
  for (const { teamId, was } of trace.teams) {
    const where = { invitationId, teamId }
    if (was === null) await tx.invitationTeam.deleteMany({ where })
    else await tx.invitationTeam.updateMany({ where, data: { isManager: was } })
  }
  await tx.invitationTag.deleteMany({ where: { invitationId, tagId: { in: trace.tagIds } } })
}

/** Returns it to the first inviter, unless it was reassigned or they may no longer invite. */
async function giveBack(tx: Tx, workspaceId: string, id: string, { was, became }: { was: string; became: string }) {
  const given = await tx.invitation.updateMany({
    where: { id, workspaceId, inviterId: became },
    data: { inviterId: was },
  })
  if (given.count === 0) return
  const where = { id, workspaceId }
  const { inviter, ...invitation } = await tx.invitation.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where,
    select: invitationSelect,
  })
  if (standsBehind(inviter, invitation)) return
  await tx.invitation.update({ where, data: { inviterId: became }, select: { id: true } })
}

/**
 * Restores an invitation to before a row changed it, in the caller's transaction. Returns the reason it can't, or null:
 * accepted or later edited invitations stay.
 */
export async function restoreInvitation(
  tx: Tx,
  { workspaceId }: Actor,
  invitationId: string,
  trace: InvitationTrace,
): Promise<string | null> {
  const where = { id: invitationId, workspaceId }
  const found = await tx.invitation.findFirst({ relationLoadStrategy: 'join', where, select: presentSelect })
  if (found?.status !== 'PENDING') return 'This invitation is no longer pending, so this row stays.'
  const { tags, ...invitation } = found
  const present = { ...invitation, timeZone: '', tagIds: tags.map(({ tagId }) => tagId) }
  const why = changedSince(trace, present)
  if (why !== null) return why
  await write(tx, workspaceId, invitationId, trace)
  if (trace.inviter) await giveBack(tx, workspaceId, invitationId, trace.inviter)
  return null
}
