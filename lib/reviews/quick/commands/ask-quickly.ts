import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findWaitingInvitees } from '@/lib/invitations/queries/find-invitees'
import { inviteAddresses } from '@/lib/invitations/steps/invite-addresses'
import { transaction, type Tx } from '@/lib/platform/db'
import { beginDraft } from '@/lib/reviews/drafting/steps/begin-draft'
import { lockDraft } from '@/lib/reviews/drafting/steps/lock-draft'
import { sendReview } from '@/lib/reviews/drafting/steps/send-review'
import { notToYourself } from '@/lib/reviews/quick/refusals'
import { noSuchPerson } from '@/lib/members/people/refusals'
import { quickForm } from '@/lib/reviews/quick/rules/quick-forms'
import type { AskQuicklyInput } from '@/lib/reviews/quick/schema'

/** Invited people who have joined count as members. Throws if anybody is unknown in this workspace. */
async function findAsked(tx: Tx, actor: Actor, { assigneeIds, invitationIds }: AskQuicklyInput) {
  if (assigneeIds.includes(actor.memberId)) throw notToYourself('assigneeIds')
  const chosen = [...new Set(assigneeIds)]
  const known = await tx.member.count({ where: { workspaceId: actor.workspaceId, id: { in: chosen } } })
  if (known < chosen.length) throw noSuchPerson()
  const invitees = await findWaitingInvitees(tx, actor, invitationIds)
  const joined = invitees.flatMap(({ memberId }) => memberId ?? [])
  const waiting = invitees.filter(({ memberId }) => memberId === null)
  return { assigneeIds: [...new Set([...chosen, ...joined])], invitationIds: waiting.map(({ id }) => id) }
}

/**
 * Asks a few people one named question about the actor; the last answer closes it. Pending invitations and
 * newly invited addresses are asked once they join. Sending again changes nothing.
 */
export const askQuickly = (actor: Actor, input: AskQuicklyInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { assigneeIds, invitationIds } = await findAsked(tx, actor, input)
    const { madeId, question, closesOn, addresses } = input
    const content = quickForm({ assigneeIds, question, closesOn, timeZone: actor.timeZone })
    const { id } = await beginDraft(tx, actor, { madeId, content, kind: 'QUICK' })
    const { status } = await lockDraft(tx, actor, id)
    if (status !== 'DRAFT') return { id }
    const invitedIds = await inviteAddresses(tx, actor, addresses, { question, field: 'assigneeIds' })
    await sendReview(tx, actor, { id, content, isQuick: true, invitationIds: [...invitationIds, ...invitedIds] })
    return { id }
  })
