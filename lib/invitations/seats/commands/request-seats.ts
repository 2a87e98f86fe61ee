import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { ensureCanBePaid } from '@/lib/billing/paying/steps/through-razorpay'
import { invitePeople, type InvitePeopleResult } from '@/lib/invitations/commands/invite-people'
import { canPayForSeats } from '@/lib/invitations/policy'
import { ensureRoomToday } from '@/lib/invitations/queries/daily-room'
import type { Addressee } from '@/lib/invitations/rules/addresses'
import { leadsTeams } from '@/lib/invitations/rules/invitations'
import { onlyAdminsPay, seatsChanged } from '@/lib/invitations/seats/refusals'
import type { RequestSeatsInput } from '@/lib/invitations/seats/schema'
import { bringBatch } from '@/lib/invitations/seats/steps/drop-batch'
import { openBatch } from '@/lib/invitations/seats/steps/open-batch'
import { ensureMayInvite } from '@/lib/invitations/steps/ensure-may-invite'
import { measureSeats } from '@/lib/invitations/steps/measure-seats'
import { transaction, type Tx } from '@/lib/platform/db'

export type RequestedSeats = InvitePeopleResult & { id: string; orderId: string; waiting: string[] }

/** True for the same addresses as in the batch. */
const isOf = (tx: Tx, emails: string[]) => async (batchId: string) => {
  const known = await tx.seatRequest.findMany({ where: { batchId }, select: { email: true } })
  return known.length === emails.length && known.every(({ email }) => emails.includes(email))
}

const requestsOf = (waiting: readonly Addressee[], { role, teamIds, tagIds, isManager }: RequestSeatsInput) =>
  waiting.map((person, position) => ({
    ...person,
    position,
    role,
    teamIds,
    tagIds,
    leadsTeams: leadsTeams({ role, isManager }),
  }))

const writeBatch = (actor: Actor, input: RequestSeatsInput) =>
  transaction(async (tx) => {
    await ensureMayInvite(tx, actor, input)
    const { fitting, waiting, seats } = await measureSeats(tx, actor, input.addressees)
    if (seats !== input.seats) throw seatsChanged()
    // Prevents payment for people who can't be invited today.
    await ensureRoomToday(tx, actor, fitting.length + waiting.length)
    const emails = waiting.map(({ email }) => email)
    const { id, isFresh } = await openBatch(tx, actor, { ...input, isSame: isOf(tx, emails) })
    const { workspaceId } = actor
    const data = requestsOf(waiting, input).map((request) => ({ ...request, workspaceId, batchId: id }))
    if (isFresh) await tx.seatRequest.createMany({ data })
    return { id, waiting: emails }
  })

/**
 * Makes people beyond the paid seats wait for one payment, opens its checkout, and invites the people who fit. Refuses
 * when the seats or price changed, and while another payment is open.
 */
export async function requestSeats(actor: Actor, input: RequestSeatsInput): Promise<RequestedSeats> {
  if (!canPayForSeats(actor)) throw onlyAdminsPay()
  ensureCanBePaid()
  const { id, waiting } = await writeBatch(actor, input)
  const { orderId } = await bringBatch(actor, id)
  // Known people are reported, as when nobody has to wait.
  const others = input.addressees.filter(({ email }) => !waiting.includes(email))
  const invited = await invitePeople(actor, { ...input, addressees: others, isPartial: true })
  return { ...invited, id, orderId, waiting }
}
