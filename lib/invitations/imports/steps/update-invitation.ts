import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { Actor } from '@/lib/access/actor'
import { invitationSelect } from '@/lib/invitations/queries/list-invitations'
import { standsBehind } from '@/lib/invitations/policy'
import { invitationInWords } from '@/lib/invitations/rules/invitations'
import { record } from '@/lib/audit/record'
import type { PendingInvitation } from '@/lib/invitations/imports/rules/pending-invitations'
import { traceOfWords, type Change } from '@/lib/invitations/imports/rules/row-changes'
import type { InvitationTrace } from '@/lib/invitations/imports/schema'
import { preparePlaces } from './prepare-places'
import { ensureTags } from '@/lib/members/tags/steps/ensure-tags'

/** An editor becomes the inviter where the change exceeds the first inviter's rights. */
async function answerFor(tx: Tx, { workspaceId, memberId: became }: Actor, id: string) {
  const where = { id, workspaceId }
  const { inviterId: was, ...offered } = await tx.invitation.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where,
    select: { inviterId: true, ...invitationSelect },
  })
  if (standsBehind(offered.inviter, offered)) return undefined
  await tx.invitation.update({ where, data: { inviterId: became }, select: { id: true } })
  return { was, became }
}

/** Invited roles and team leads are logged, like invitations. */
async function keepOnRecord(tx: Tx, actor: Actor, id: string) {
  const { email, role, teams } = await tx.invitation.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id, workspaceId: actor.workspaceId },
    select: { email: true, role: true, teams: { select: { isManager: true, team: { select: { name: true } } } } },
  })
  const words = invitationInWords(
    role,
    teams.map(({ isManager, team }) => ({ isManager, name: team.name })),
  )
  const title = `Changed the invitation of ${email} to ${words}`
  await record(tx, actor, { action: 'invitation.changed', objectId: id, title })
}

/**
 * Changes a pending invitation to what a row says, in the caller's transaction; its link keeps working. Creates missing
 * teams and tags. Returns the trace for an undo.
 */
export async function updateInvitation(
  tx: Tx,
  actor: Actor,
  { invitation, change }: { invitation: PendingInvitation; change: Change },
): Promise<InvitationTrace> {
  const { workspaceId } = actor
  const { invitationId } = invitation
  const { firstName, lastName, jobTitle, startDate, role, tags } = change
  const data = { firstName, lastName, jobTitle, startDate, role }
  await tx.invitation.update({ where: { id: invitationId, workspaceId }, data, select: { id: true } })
  const teams = await preparePlaces(tx, actor, { had: invitation.teams, wanted: change.teams })
  for (const { teamId, became: isManager } of teams) {
    const key = { invitationId_teamId: { invitationId, teamId } }
    const create = { workspaceId, invitationId, teamId, isManager }
    await tx.invitationTeam.upsert({ where: key, create, update: { isManager }, select: { teamId: true } })
  }
  const tagIds = tags.length === 0 ? [] : (await ensureTags(tx, workspaceId, tags)).map(({ id }) => id)
  await tx.invitationTag.createMany({
    data: tagIds.map((tagId) => ({ workspaceId, invitationId, tagId })),
    skipDuplicates: true,
  })
  const inviter = await answerFor(tx, actor, invitationId)
  if (role !== undefined || teams.some(({ became }) => became)) await keepOnRecord(tx, actor, invitationId)
  const roles = role === undefined ? {} : { role: { was: invitation.role, became: role } }
  const words = traceOfWords({ ...invitation, timeZone: '' }, change)
  return { kind: 'offered', ...words, ...roles, teams, tagIds, ...(inviter && { inviter }) }
}
