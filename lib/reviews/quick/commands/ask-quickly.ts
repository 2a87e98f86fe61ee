import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findWaitingInvitees } from '@/lib/invitations/queries/find-invitees'
import { inviteAddresses } from '@/lib/invitations/steps/invite-addresses'
import { ensureSame, transaction, type Tx } from '@/lib/platform/db'
import { beginDraft } from '@/lib/reviews/drafting/steps/begin-draft'
import { lockDraft } from '@/lib/reviews/drafting/steps/lock-draft'
import { sendReview } from '@/lib/reviews/drafting/steps/send-review'
import { notToYourself } from '@/lib/reviews/quick/refusals'
import { noSuchPerson } from '@/lib/members/people/refusals'
import { formContentSchema } from '@/lib/reviews/model/schema'
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

const addressesOf = (people: readonly { email: string }[]) => [...new Set(people.map(({ email }) => email))].toSorted()

async function findAsk(tx: Tx, id: string) {
  const { form, assignees, invitees } = await tx.review.findUniqueOrThrow({
    where: { id },
    select: {
      form: { select: { content: true } },
      assignees: { select: { member: { select: { user: { select: { email: true } } } } } },
      invitees: { select: { invitation: { select: { email: true } } } },
    },
  })
  const { questions, closesOn } = formContentSchema.parse(form?.content)
  const asked = [...assignees.flatMap(({ member }) => member?.user ?? []), ...invitees.map((one) => one.invitation)]
  return { question: questions[0]?.questionText, closesOn, addresses: addressesOf(asked) }
}

/** Compares people by address, because those invited with the question may have joined meanwhile. */
async function ensureSameAsk(tx: Tx, id: string, { assigneeIds, invitationIds, question, ...sent }: AskQuicklyInput) {
  const people = await tx.user.findMany({
    where: { members: { some: { id: { in: assigneeIds } } } },
    select: { email: true },
  })
  const invited = await tx.invitation.findMany({ where: { id: { in: invitationIds } }, select: { email: true } })
  const addresses = addressesOf([...people, ...invited, ...sent.addresses.map((email) => ({ email }))])
  ensureSame(await findAsk(tx, id), { question, closesOn: sent.closesOn, addresses })
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
    if (status !== 'DRAFT') {
      await ensureSameAsk(tx, id, input)
      return { id }
    }
    const invitedIds = await inviteAddresses(tx, actor, addresses, { question, field: 'assigneeIds' })
    await sendReview(tx, actor, { id, content, isQuick: true, invitationIds: [...invitationIds, ...invitedIds] })
    return { id }
  })
