import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureTags } from '@/lib/members/tags/commands/ensure-tags'
import type { Tx } from '@/lib/platform/tx'
import { standsBehind } from '../../../policy'
import { inviterSelect } from '../../../queries'
import { preparePlaces } from '../../rows/commands/prepare-places'
import { traceOfWords, type Change } from '../../rows/rules'
import type { Offered } from '../../rows/schema'
import type { Offer } from '../rules'

const answeredSelect = {
  role: true,
  inviter: { select: inviterSelect },
  teams: { select: { teamId: true, isManager: true } },
} as const

/** Whoever changes an offer answers for it where it has become one that its inviter may not make. */
async function answerFor(tx: Tx, { workspaceId, memberId: inviterId }: Actor, id: string) {
  const where = { id, workspaceId }
  const { inviter, ...offered } = await tx.invitation.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where,
    select: answeredSelect,
  })
  if (standsBehind(inviter, offered)) return
  await tx.invitation.update({ where, data: { inviterId }, select: { id: true } })
}

/**
 * Lets an invitation that waits offer what a row wishes, in the caller's transaction; the mail that was sent goes on
 * opening it. Teams and tags there are not yet are made. Answers what is needed to take it back.
 */
export async function updateOffer(
  tx: Tx,
  actor: Actor,
  { offer, change }: { offer: Offer; change: Change },
): Promise<Offered> {
  const { workspaceId } = actor
  const { invitationId } = offer
  const { firstName, lastName, role, tags } = change
  const data = { firstName, lastName, role }
  await tx.invitation.update({ where: { id: invitationId, workspaceId }, data, select: { id: true } })
  const teams = await preparePlaces(tx, actor, { had: offer.teams, wanted: change.teams })
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
  await answerFor(tx, actor, invitationId)
  const roles = role === undefined ? {} : { role: { was: offer.role, became: role } }
  const words = traceOfWords({ ...offer, jobTitle: '', timeZone: '' }, change)
  return { kind: 'offered', ...words, ...roles, teams, tagIds }
}
