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
import { ensureOffer, withPlace } from '@/lib/invitations/steps/ensure-offer'
import { inviteAndRecord } from '@/lib/invitations/steps/invite-and-record'
import { measureSeats, type Measured } from '@/lib/invitations/steps/measure-seats'
import type { WrittenInvitee } from '@/lib/invitations/steps/write-invitations'

/** How many were invited, who of them had a place here before, and who was left out. */
export type InvitePeopleResult = {
  invited: number
  back: string[]
  /** Those of the invited who want no mail from this workspace: their link is passed on by hand. */
  unmailed: string[]
  left: { email: string; why: Exclude<InviteOutcome, 'invited'> | 'full' }[]
  /** What seats for everybody cost, where some have none: then nobody was invited yet. */
  offer: SeatOffer | null
}

/** What the people without a seat would cost; null where the plan alone decides. */
async function offerSeats(tx: Tx, actor: Actor, { fitting, waiting, seats }: Measured): Promise<SeatOffer | null> {
  const fit = { fits: fitting.length, waiting: waiting.length, seats }
  const { offer, blocked } = await findSeatOffer(tx, actor, fit)
  if (offer === null && blocked === null) return null
  if (!canPayForSeats(actor)) throw adminPaysForSeats()
  if (blocked !== null) throw seatsBlocked(blocked)
  return offer
}

/** What became of everybody, with what of it the screen tells. */
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
 * Invites people by mail, into these teams and with these tags. Who is here, waits with an invitation, or may only be let
 * back by an Admin is left out and named. Where the plan has too few seats and more can be paid for, nobody is invited and
 * an Admin gets the price; with `isPartial` those who fit are. Refuses whoever may not make this offer, and all of it when
 * the plan has no such seats or the day too little room.
 */
export async function invitePeople(actor: Actor, input: InvitePeopleInput): Promise<InvitePeopleResult> {
  if (!canInvite(actor)) throw mayNotInvite()
  return transaction(async (tx) => {
    await ensureOffer(tx, actor, input)
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
