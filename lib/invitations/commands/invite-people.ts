import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { listUnsubscribed } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import { transaction, type Tx } from '@/lib/platform/db'
import { canInvite, canPayForSeats } from '@/lib/invitations/policy'
import { findSeatOffer } from '@/lib/invitations/queries/seat-offer'
import { adminPaysForSeats, mayNotInvite, seatsBlocked } from '@/lib/invitations/refusals'
import type { InviteOutcome } from '@/lib/invitations/rules/invitations'
import type { SeatOffer } from '@/lib/invitations/rules/seats'
import type { InvitePeopleInput } from '@/lib/invitations/schema'
import { ensureMayInvite, withPlace } from '@/lib/invitations/steps/ensure-may-invite'
import { inviteAndRecord } from '@/lib/invitations/steps/invite-and-record'
import { measureSeats, type Measured } from '@/lib/invitations/steps/measure-seats'
import type { WrittenInvitee } from '@/lib/invitations/steps/write-invitations'

export type InvitePeopleResult = {
  invited: number
  back: string[]
  /** Unsubscribed people: their link is passed on by hand. */
  unmailed: string[]
  left: { email: string; why: Exclude<InviteOutcome, 'invited'> | 'full' }[]
  /** The price of the missing seats; if set, nobody has been invited yet. */
  offer: SeatOffer | null
}

/** Null when the plan can't be extended by payment. */
async function offerSeats(tx: Tx, actor: Actor, { fitting, waiting, seats }: Measured): Promise<SeatOffer | null> {
  const fit = { fits: fitting.length, waiting: waiting.length, seats }
  const { offer, blocked } = await findSeatOffer(tx, actor, fit)
  if (offer === null && blocked === null) return null
  if (!canPayForSeats(actor)) throw adminPaysForSeats()
  if (blocked !== null) throw seatsBlocked(blocked)
  return offer
}

async function resultOf(tx: Tx, actor: Actor, written: WrittenInvitee[], full: Measured['waiting']) {
  const known = written.flatMap(({ email, outcome }) => (outcome === 'invited' ? [] : [{ email, why: outcome }]))
  const sent = written.flatMap(({ email, outcome }) => (outcome === 'invited' ? [email] : []))
  return {
    invited: sent.length,
    back: written.flatMap(({ email, isReturning }) => (isReturning ? [email] : [])),
    unmailed: [...(await listUnsubscribed(tx, actor.workspaceId, sent))],
    left: [...known, ...full.map(({ email }) => ({ email, why: 'full' as const }))],
    offer: null,
  }
}

/**
 * Invites people by mail, with teams and tags. People who are members, are invited already, or need an Admin to return
 * are left out and named. When seats are missing but can be bought, nobody is invited and an Admin gets the price;
 * `isPartial` invites as many as fit. Refuses without permission, seats or daily quota.
 */
export async function invitePeople(actor: Actor, input: InvitePeopleInput): Promise<InvitePeopleResult> {
  if (!canInvite(actor)) throw mayNotInvite()
  return transaction(async (tx) => {
    await ensureMayInvite(tx, actor, input)
    const measured = await measureSeats(tx, actor, input.addressees)
    if (measured.seats > 0 && !input.isPartial) {
      const offer = await offerSeats(tx, actor, measured)
      if (offer) return { invited: 0, back: [], unmailed: [], left: [], offer }
    }
    const full = input.isPartial ? measured.waiting : []
    const wanted = input.addressees.filter((addressee) => !full.includes(addressee))
    const written = await inviteAndRecord(tx, actor, withPlace(wanted, input), 'addressees')
    return resultOf(tx, actor, written, full)
  })
}
