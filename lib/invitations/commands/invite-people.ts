import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { recordAll } from '@/lib/audit/record'
import { listUnsubscribed } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import { transaction, type Tx } from '@/lib/platform/db'
import { ensureRoomToday } from '@/lib/invitations/queries/daily-room'
import { canInvite, canOffer } from '@/lib/invitations/policy'
import { listLedTeamIds } from '@/lib/invitations/queries/get-invite-form'
import { mayNotInvite, onlyIntoOwnTeams, tagsGone, teamsGone } from '@/lib/invitations/refusals'
import { leadsTeams, offerInWords, type InviteOutcome } from '@/lib/invitations/rules/invitations'
import type { InvitePeopleInput } from '@/lib/invitations/schema'
import { writeInvitations, type WrittenInvitee } from '@/lib/invitations/steps/write-invitations'

/** How many were invited, who of them had a place here before, and who was left out. */
export type InvitePeopleResult = {
  invited: number
  back: string[]
  /** Those of the invited who want no mail from this workspace: their link is passed on by hand. */
  unmailed: string[]
  left: { email: string; why: Exclude<InviteOutcome, 'invited'> }[]
}

async function ensureOffer(tx: Tx, actor: Actor, { role, teamIds, tagIds, isManager }: InvitePeopleInput) {
  const { workspaceId } = actor
  const ledTeamIds = actor.role === 'Admin' ? [] : await listLedTeamIds(tx, actor)
  const of = (ids: string[]) => ({ where: { workspaceId, id: { in: ids } } })
  if ((await tx.team.count(of(teamIds))) !== teamIds.length) throw teamsGone()
  if (!canOffer(actor, { role, teamIds, isManager }, ledTeamIds)) throw onlyIntoOwnTeams()
  if ((await tx.tag.count(of(tagIds))) !== tagIds.length) throw tagsGone()
}

async function writeAudit(tx: Tx, actor: Actor, written: WrittenInvitee[], input: InvitePeopleInput) {
  const sent = written.filter(({ outcome }) => outcome === 'invited')
  const action = 'member.invited'
  const where = { workspaceId: actor.workspaceId, id: { in: input.teamIds } }
  const teams = await tx.team.findMany({ where, orderBy: { name: 'asc' }, select: { name: true } })
  const isManager = leadsTeams(input)
  const offer = offerInWords(
    input.role,
    teams.map(({ name }) => ({ name, isManager })),
  )
  const acts = sent.map(({ id, email }) => ({ action, objectId: id, title: `Invited ${email} as ${offer}` }) as const)
  // The lines are the count of a day, and the seats are held: two who invite at once see each other's.
  await ensureRoomToday(tx, actor, sent.length, 'addressees')
  await recordAll(tx, actor, acts)
  return sent.length
}

/**
 * Invites people by mail, into these teams and with these tags. Who is here, waits with an invitation, or may only be let
 * back by an Admin is left out and named. Refuses whoever may not make this offer, and all of it when the plan has too few
 * seats or the day too little room.
 */
export async function invitePeople(actor: Actor, input: InvitePeopleInput): Promise<InvitePeopleResult> {
  if (!canInvite(actor)) throw mayNotInvite()
  return transaction(async (tx) => {
    await ensureOffer(tx, actor, input)
    const { addressees, role, tagIds } = input
    const teams = input.teamIds.map((teamId) => ({ teamId, isManager: leadsTeams(input) }))
    const invitees = addressees.map((person) => ({ ...person, role, teams, tagIds }))
    const written = await writeInvitations(tx, actor, invitees, 'addressees')
    const invited = await writeAudit(tx, actor, written, input)
    const left = written.flatMap(({ email, outcome }) => (outcome === 'invited' ? [] : [{ email, why: outcome }]))
    const back = written.flatMap(({ email, isReturning }) => (isReturning ? [email] : []))
    const sent = written.flatMap(({ email, outcome }) => (outcome === 'invited' ? [email] : []))
    const unmailed = [...(await listUnsubscribed(tx, actor.workspaceId, sent))]
    return { invited, back, unmailed, left }
  })
}
